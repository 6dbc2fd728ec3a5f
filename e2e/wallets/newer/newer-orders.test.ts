/** @jest-environment node */
import * as z from 'zod'
import type { SampleWallet } from '../wire/sample-wallet'
import { tokens } from '../wire/sample-tokens'
import { largeNewer } from './many-newer-orders'
import { newerOrders } from './newer-orders'

const { USDC, SOL, nowhere } = tokens
const eventSchema = z.looseObject({ type: z.string(), state: z.string() })
const orderSchema = z.looseObject({ id: z.string(), events: z.array(eventSchema) })

function ordersOf({ address, content }: SampleWallet) {
  const { newer = {} } = content(address, { orders: 1, trades: 1, pairs: 1 })
  const all = Object.values(newer).flat()
  const readable = all.flatMap((order) => orderSchema.safeParse(order).data ?? [])
  const fills = readable.flatMap(({ events }) =>
    events.filter(({ type, state }) => type === 'fill' && state === 'success'),
  )
  return { lists: Object.values(newer), all, readable, fills }
}

const some = expect.anything()
const ISO = expect.stringMatching(/\.327Z$/)
const deposit = { type: 'deposit', state: 'success' }
const untold = expect.not.objectContaining({ amount: some })

describe("the wallet 'newer-orders' holds", () => {
  const { all, readable, lists } = ordersOf(newerOrders)
  const among = (events: readonly object[]) =>
    expect.arrayContaining(events.map((event) => expect.objectContaining(event)))

  it.each<[string, object, object[]]>([
    ['ISO times', { createdAt: ISO }, [{ ...deposit, timestamp: ISO }]],
    ['ms times', { createdAt: 1_784_541_600_000 }, [{ ...deposit, timestamp: 1_784_541_600_000 }]],
    ['a round that failed', { amountPerRound: some }, [{ type: 'fill', state: 'failed' }]],
    ['a round that was moved', {}, [{ type: 'fill', state: 'rescheduled' }]],
    ['a round under way', {}, [{ type: 'fill', state: 'pending' }]],
    ['a fill with its input', { orderType: 'single' }, [{ type: 'fill', amount: '2000000000' }]],
    [
      'an OTOCO',
      { orderType: 'otoco', inputMint: SOL.mint },
      [{ type: 'fill', outputMint: SOL.mint }],
    ],
    ['a wrong remainder', { inputAmountRemaining: '60000000' }, [{ inputAmount: '60000000' }]],
    ['yield', { jlEnabled: true }, [{ type: 'withdrawal', amount: '40120000' }]],
    ['an unasked withdrawal', { orderState: 'expired' }, [{ type: 'withdrawal', mint: SOL.mint }]],
    [
      'a withdrawal of what was bought',
      { rawState: 'ready_withdraw_output' },
      [{ type: 'withdrawal', mint: USDC.mint }],
    ],
    ['an unknown state and event', { orderState: 'hibernating' }, [{ type: 'fell_asleep' }]],
    ['an unknown event of a DCA', { amountPerRound: some }, [{ type: 'paused' }]],
    ['an unknown state of a DCA, an unknown field', { state: 'archived', newThing: some }, []],
    ['unknown decimals of the output', { outputMint: nowhere.mint }, []],
    ['unknown decimals of the input', { inputMint: nowhere.mint }, []],
    ['a failed deposit', { state: 'deposit_failed', displayState: 'failed' }, []],
    ['a price range', { orderType: 'price_conditional' }, []],
  ])('%s', (_, fields, events) => {
    const order = { ...fields, events: among(events) }
    expect(readable).toContainEqual(expect.objectContaining(order))
  })

  it('two fills without inputs, of which only the sum is known', () => {
    const order = readable.find(({ inputUsed }) => inputUsed === '1900000000')
    const fill = expect.objectContaining({ type: 'fill' })
    expect(order?.events.slice(1, 3)).toEqual([fill, fill])
    expect(order?.events.slice(1, 3)).toEqual([untold, untold])
  })

  it('an item of another shape, one without an id, and null', () => {
    expect(all.length - readable.length).toBe(3)
  })

  it('the newest first, each with an id and transactions of its own', () => {
    for (const list of lists) {
      const dates = list.flatMap((order) => orderSchema.safeParse(order).data?.createdAt ?? [])
      expect(dates).toEqual([...dates].sort().reverse())
    }
    const ids = readable.map(({ id }) => id)
    for (const id of ids) expect(id).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
    const transactions = readable.flatMap(({ events }) =>
      events.flatMap(({ txSignature }) => txSignature ?? []),
    )
    for (const each of [ids, transactions]) expect(new Set(each).size).toBe(each.length)
  })
})

it("the wallet 'large-newer' has 60 orders with 2,000 fills", () => {
  const { readable, fills } = ordersOf(largeNewer)
  expect([readable.length, fills.length]).toEqual([60, 2_000])
})
