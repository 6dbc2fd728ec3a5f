/** @jest-environment node */
import * as z from 'zod'
import { walletAddress } from '../wallets/wire/sample-address'
import { wallets } from '../wallets/all-wallets'
import { standInsInProcess, recurringCall, triggerCall } from './in-process'

const orderSchema = z.object({ orderKey: z.string() })
const callSchema = z.object({
  id: z.number(),
  user: z.string().optional(),
  service: z.string(),
  status: z.number(),
  hasKey: z.boolean(),
})

describe('paging', () => {
  const page = z.object({ totalPages: z.number(), orders: z.array(orderSchema) })

  test.each([
    { number: 1, count: 10 },
    { number: 40, count: 7 },
    { number: 41, count: 0 },
  ])('page $number of many-pages holds $count orders', ({ number, count }) => {
    const standIns = standInsInProcess()
    const answer = standIns.read(page, triggerCall(wallets['many-pages'].address, number))
    expect(answer.totalPages).toBe(40)
    expect(answer.orders).toHaveLength(count)
  })

  test('an address that nobody knows has no orders', () => {
    const standIns = standInsInProcess()
    const answer = standIns.read(page, triggerCall(walletAddress('nobody')))
    expect(answer).toEqual({ totalPages: 0, orders: [] })
  })

  test('changing-pages grows while page 2 is read the first time', () => {
    const standIns = standInsInProcess()
    const address = standIns.newWallet({ sample: 'changing-pages' })
    const totals = [1, 2, 3, 1].map(
      (number) => standIns.read(page, triggerCall(address, number)).totalPages,
    )
    expect(totals).toEqual([3, 4, 4, 4])
  })

  test('price orders alone are listed without their type', () => {
    const standIns = standInsInProcess()
    const list = z.object({ price: z.array(z.record(z.string(), z.unknown())) })
    const { price } = standIns.read(
      list,
      recurringCall(wallets.everyday.address, 1, 'history', 'price'),
    )
    expect(price).toHaveLength(1)
    expect(price[0]).not.toHaveProperty('recurringType')
  })

  test.each([
    ['a page that is no number', `${triggerCall(wallets.everyday.address)}x`],
    ['a wrong address', triggerCall('not-an-address')],
    [
      'a missing includeFailedTx',
      recurringCall(walletAddress('a')).replace('includeFailedTx', 'x'),
    ],
  ])('%s is refused', (_, call) => {
    const reply = standInsInProcess().reply(call)
    expect(reply.status).toBe(400)
    expect(JSON.parse(reply.body)).toMatchObject({ code: 400 })
  })
})

describe('faults', () => {
  test('rate-limited answers 429 twice in every list, to each wallet anew', () => {
    const standIns = standInsInProcess()
    for (const address of [1, 2].map(() => standIns.newWallet({ sample: 'rate-limited' }))) {
      const statuses = [1, 1, 2, 1].map(
        (number) => standIns.reply(triggerCall(address, number)).status,
      )
      expect(statuses).toEqual([429, 429, 200, 200])
      expect(standIns.reply(triggerCall(address, 1, 'active')).status).toBe(429)
    }
  })

  test('a reset makes faults new and forgets the calls', () => {
    const standIns = standInsInProcess()
    const faults = [{ list: 'past trigger', answer: 500, times: 1 }]
    const address = standIns.newWallet({ sample: 'everyday', faults })
    const statuses = () => [1, 2].map(() => standIns.reply(triggerCall(address)).status)
    expect(statuses()).toEqual([500, 200])
    standIns.reply('POST /reset')
    expect(standIns.read(z.array(callSchema), 'GET /calls')).toEqual([])
    expect(statuses()).toEqual([500, 200])
  })

  test('only the list and page that are named are faulty', () => {
    const standIns = standInsInProcess()
    const faults = [{ list: 'past trigger', page: 2, answer: 'drop' }]
    const address = standIns.newWallet({ sample: 'many-pages', faults })
    expect(standIns.answer(triggerCall(address, 1)).kind).toBe('reply')
    expect(standIns.answer(triggerCall(address, 2)).kind).toBe('drop')
    expect(standIns.answer(recurringCall(address, 2)).kind).toBe('reply')
  })

  test('cut ends the JSON early, broken-off the connection', () => {
    const standIns = standInsInProcess()
    const wallet = (answer: string) =>
      standIns.newWallet({ sample: 'everyday', faults: [{ list: 'past trigger', answer }] })
    const cut = standIns.reply(triggerCall(wallet('cut')))
    expect(cut.status).toBe(200)
    expect(() => z.string().parse(JSON.parse(cut.body))).toThrow(SyntaxError)
    expect(standIns.reply(triggerCall(wallet('broken-off'))).isBrokenOff).toBe(true)
  })

  test('Retry-After is sent and exposed where asked for', () => {
    const standIns = standInsInProcess()
    const faults = [{ list: 'past trigger', answer: 429, retryAfter: 7 }]
    const { headers } = standIns.reply(
      triggerCall(standIns.newWallet({ sample: 'everyday', faults })),
    )
    expect(headers).toMatchObject({
      'retry-after': '7',
      'access-control-expose-headers': 'retry-after',
      'access-control-allow-origin': '*',
    })
  })

  test('a wallet that is closed to browsers sends no CORS header', () => {
    const standIns = standInsInProcess()
    const address = standIns.newWallet({ sample: 'everyday', cors: 'none' })
    const allowed = 'access-control-allow-origin'
    expect(standIns.reply(triggerCall(address)).headers).not.toHaveProperty([allowed])
    expect(standIns.reply('GET /wallets').headers).toHaveProperty([allowed], '*')
  })
})

describe('keys and calls', () => {
  test('a wrong key is refused, any other is not', () => {
    const standIns = standInsInProcess()
    const call = triggerCall(wallets.everyday.address)
    expect(standIns.reply(call, { headers: { 'x-api-key': 'wrong-key' } }).status).toBe(401)
    expect(standIns.reply(call, { headers: { 'x-api-key': 'any' } }).status).toBe(200)
    expect(standIns.reply(call).status).toBe(200)
  })

  test('calls are listed by wallet and by id, unknown paths too', () => {
    const standIns = standInsInProcess()
    const { address } = wallets.everyday
    standIns.reply(triggerCall(address), { headers: { 'x-api-key': 'any' } })
    standIns.reply('GET /nowhere')
    const calls = z.array(callSchema)
    const mine = { id: 1, user: address, service: 'jupiter-trigger', status: 200, hasKey: true }
    expect(standIns.read(calls, `GET /calls?user=${address}`)).toEqual([mine])
    const unknown = { id: 2, service: 'unknown', status: 404, hasKey: false }
    expect(standIns.read(calls, 'GET /calls?since=1')).toEqual([unknown])
  })
})
