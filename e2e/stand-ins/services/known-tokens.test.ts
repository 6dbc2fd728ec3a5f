/** @jest-environment node */
import * as z from 'zod'
import { tokens } from '../../wallets/wire/sample-tokens'
import { standInsInProcess } from '../in-process'

describe('token services', () => {
  test('the token list knows some, the search the others, and neither the unknown', () => {
    const standIns = standInsInProcess()
    const mints = Object.values(tokens).map((token) => token.mint)
    const listed = z.object({ content: z.array(z.object({ symbol: z.string() })) })
    const { content } = standIns.read(listed, 'POST /token-list/v1/mints?chainId=101', {
      body: { addresses: mints },
    })
    expect(content.map((token) => token.symbol)).toEqual(['USDT', 'USDC', 'SOL'])
    const found = z.array(z.object({ symbol: z.string() }))
    const search = `GET /jupiter/tokens/v2/search?query=${mints.join(',')}`
    expect(standIns.read(found, search)).toHaveLength(6)
    const tooMany = `GET /jupiter/tokens/v2/search?query=${'a,'.repeat(101)}`
    expect(standIns.reply(tooMany).status).toBe(400)
  })

  test('the token service knows one that the others do not', () => {
    const standIns = standInsInProcess()
    const { WIF, nowhere } = tokens
    const token = z.object({ address: z.string(), decimals: z.number() })
    const known = standIns.read(token, `GET /token-service/token/${WIF.mint}`)
    expect(known).toEqual({ address: WIF.mint, decimals: WIF.decimals })
    expect(standIns.reply(`GET /token-service/token/${nowhere.mint}`).status).toBe(404)
  })

  test('a token fault lasts until it is taken back', () => {
    const standIns = standInsInProcess()
    const call = `GET /jupiter/tokens/v2/search?query=${tokens.SOL.mint}`
    const set = (answer: unknown) =>
      standIns.reply('POST /token-faults', { body: { service: 'jupiter-tokens', answer } }).status
    expect(set('drop')).toBe(200)
    expect(standIns.answer(call).kind).toBe('drop')
    expect(set(null)).toBe(200)
    expect(standIns.reply(call).status).toBe(200)
    expect(set('no such fault')).toBe(400)
  })
})
