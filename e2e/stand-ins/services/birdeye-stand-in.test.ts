/** @jest-environment node */
import * as z from 'zod'
import { tokens } from '../../wallets/wire/sample-tokens'
import { standInsInProcess } from '../in-process'
import { keyMark } from '../key-mark'

describe('prices', () => {
  const prices = z.object({
    data: z.object({ items: z.array(z.object({ unixTime: z.number(), value: z.number() })) }),
  })
  const priceCall = (mintOf: string, from: number, to: number) =>
    `GET /birdeye/defi/history_price?address=${mintOf}&address_type=token&type=1m` +
    `&time_from=${from}&time_to=${to}`
  const keyed = (key: string) => ({ headers: { 'x-api-key': key, 'x-chain': 'solana' } })

  test('every whole minute has a price, 1,000 at most', () => {
    const standIns = standInsInProcess()
    const { SOL, USDC, nowhere } = tokens
    const of = (call: string) => standIns.read(prices, call, keyed('any')).data.items
    expect(of(priceCall(USDC.mint, 1_767_225_600, 1_767_225_720))).toEqual([
      { unixTime: 1_767_225_600, value: 1 },
      { unixTime: 1_767_225_660, value: 1 },
      { unixTime: 1_767_225_720, value: 1 },
    ])
    expect(of(priceCall(SOL.mint, 1_767_225_601, 1_767_225_659))).toEqual([])
    expect(of(priceCall(SOL.mint, 1_767_225_600, 1_777_225_600))).toHaveLength(1_000)
    expect(of(priceCall(nowhere.mint, 1_767_225_600, 1_767_225_720))).toEqual([])
  })

  test('limited-once limits each such key once, and again for a new wallet', () => {
    const standIns = standInsInProcess()
    const call = priceCall(tokens.SOL.mint, 1_767_225_600, 1_767_225_600)
    const status = (key: string) => standIns.reply(call, keyed(key)).status
    expect(['limited-once', 'limited-once', 'limited-once-mine'].map(status)).toEqual([
      429, 200, 429,
    ])
    standIns.newWallet({ sample: 'everyday' })
    expect(['limited-once', 'limited-once-mine'].map(status)).toEqual([429, 200])
  })
  test('the calls of a held key wait, but for those that are let through', () => {
    const standIns = standInsInProcess()
    const mark = keyMark('a-held-key')
    const call = priceCall(tokens.SOL.mint, 1_767_225_600, 1_767_225_600)
    const waiting = () =>
      standIns.read(z.object({ waiting: z.number() }), `GET /held-keys?keyMark=${mark}`).waiting
    standIns.reply('POST /held-keys', { body: { keyMark: mark, letThrough: 1 } })
    standIns.reply(call, keyed('a-held-key'))
    standIns.reply(call, keyed('another-key'))
    expect(waiting()).toBe(0)
    standIns.reply(call, keyed('a-held-key'))
    expect(waiting()).toBe(1)
    standIns.reply(`DELETE /held-keys?keyMark=${mark}`)
    expect(waiting()).toBe(0)
  })
})
