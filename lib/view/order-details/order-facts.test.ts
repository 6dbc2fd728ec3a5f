/** @jest-environment node */
import { sampleRecurring, sampleTrade, sampleTrigger } from '@/lib/domain/testing/sample-orders'
import type { Order } from '@/lib/domain/orders/order'
import type { TokenState } from '@/lib/domain/tokens/token'
import { SOL_TOKEN, USDC_TOKEN } from '@/lib/view/testing/sample-events'
import { outcomeFacts, settingFacts, type OrderFact, sumFacts } from './order-facts'

const stateOf = (mint: string): TokenState => ({
  kind: 'known',
  mint,
  token: mint === SOL_TOKEN.address ? SOL_TOKEN : USDC_TOKEN,
})
const tokensOf = ({ inputMint, outputMint }: Order) => ({
  input: stateOf(inputMint),
  output: stateOf(outputMint),
})
const namesOf = (facts: readonly OrderFact[]) => facts.map(({ name }) => name)
const textsOf = (facts: readonly OrderFact[], named: string) =>
  facts.find(({ name }) => name === named)?.texts

const NOW = Date.UTC(2026, 10, 22)
const trades = [sampleTrade(), sampleTrade()]
const cancelled = sampleTrigger({
  ...{ status: 'Cancelled', remainingMakingAmount: '0.5' },
  trades: [sampleTrade({ inputAmount: '1.5', outputAmount: '300', feeAmount: '0.3' })],
})
const active = sampleRecurring({
  ...{ orderStatus: 'active', trades, inUsed: '50', inWithdrawn: '0', outReceived: '0.2997' },
  ...{ closingSignature: '', closedBy: undefined, minOutAmount: '0.15', maxOutAmount: '0.2' },
})

describe('how an order was set (behaviour 16.8)', () => {
  it('a trigger: its deposit, limit price both ways, and expiry', () => {
    const facts = settingFacts(cancelled, tokensOf(cancelled))
    expect(namesOf(facts)).toEqual(['Deposited', 'Limit price'])
    expect(facts[0]).toMatchObject({ transactionSignature: 'OpenSignature' })
    expect(textsOf(facts, 'Limit price')).toEqual(['200 USDC per SOL', '0.005 SOL per USDC'])
  })

  it.each([
    ['an open one without an expiry', { status: 'Open' }, /^Never$/],
    ['one with an expiry', { expiredAt: '2026-12-31T00:00:00.000Z' }, /^3[01] Dec 2026/],
  ])('when it expires: %s', (_, change, text) => {
    const order = sampleTrigger(change)
    expect(textsOf(settingFacts(order, tokensOf(order)), 'Expires')?.[0]).toMatch(text)
  })

  it('a recurring order: its schedule, and the bounds of a trade with their prices', () => {
    const facts = settingFacts(active, tokensOf(active))
    expect(namesOf(facts)).toEqual(['Deposited', 'Schedule', 'Min output', 'Max output'])
    expect(textsOf(facts, 'Min output')).toEqual(['0.15 SOL per trade', '166.666667 USDC per SOL'])
    expect(textsOf(facts, 'Max output')).toEqual(['0.2 SOL per trade', '125 USDC per SOL'])
  })

  it('what Jupiter does not tell is left out', () => {
    const bare = sampleRecurring({ perCycle: undefined })
    expect(namesOf(settingFacts(bare, tokensOf(bare)))).toEqual(['Deposited'])
    const trigger = sampleTrigger({ takingAmount: undefined })
    expect(namesOf(settingFacts(trigger, tokensOf(trigger)))).toEqual(['Deposited'])
  })
})

describe('what became of an order (behaviour 16.8)', () => {
  it('the refund, when, and in which transaction', () => {
    const facts = outcomeFacts(cancelled, tokensOf(cancelled), NOW)
    expect(namesOf(facts)).toEqual(['Used', 'Refund', 'Closed', 'Reconciled'])
    expect(textsOf(facts, 'Used')).toEqual(['1.5 SOL of 2 SOL'])
    expect(facts[1]).toMatchObject({ transactionSignature: 'CloseSignature' })
    expect(textsOf(facts, 'Refund')).toEqual(['0.5 SOL', expect.stringMatching(/Jan 2026/)])
    expect(textsOf(facts, 'Closed')).toEqual(['Cancelled'])
    expect(textsOf(facts, 'Reconciled')).toEqual(['Yes'])
  })

  it.each([
    ['to come', Date.UTC(2026, 1, 3), /^03 Feb 2026/],
    ['overdue', NOW, /^overdue since 03 Feb 2026/],
  ])('the next trade of an active order: %s', (_, nowMs, text) => {
    const facts = outcomeFacts(active, tokensOf(active), nowMs)
    expect(namesOf(facts)).toEqual(['Used', 'Next trade', 'Reconciled'])
    expect(textsOf(facts, 'Next trade')?.[0]).toMatch(text)
  })

  it.each([
    [
      'input and output',
      { inUsed: '75', outReceived: '0.3' },
      ['No', '25 USDC unaccounted for', '0.0003 SOL unaccounted for'],
    ],
    ['nothing told', { inUsed: undefined }, ['Not enough data']],
  ])('whether it is reconciled: %s', (_, change, texts) => {
    const order = { ...active, ...change }
    expect(textsOf(outcomeFacts(order, tokensOf(order), NOW), 'Reconciled')).toEqual(texts)
  })
})

describe('what its trades come to (behaviour 16.8)', () => {
  it('counts and exact sums, the average as a quotient of sums, both ways', () => {
    const facts = sumFacts(active, tokensOf(active))
    expect(facts.map(({ name, texts }) => [name, ...texts])).toEqual([
      ['Trades', '2 trades'],
      ['Paid', '50 USDC'],
      ['Received', '0.2997 SOL'],
      ['Fees', '0.0003 SOL'],
      ['Average rate', '0.005994 SOL per USDC', '166.8335 USDC per SOL'],
    ])
  })

  it('a fee that is not known leaves no sum of fees', () => {
    const order = { ...active, trades: [sampleTrade({ feeAmount: undefined }), sampleTrade()] }
    expect(namesOf(sumFacts(order, tokensOf(order)))).not.toContain('Fees')
  })

  it('nothing without trades', () => {
    const order = sampleTrigger({ trades: [] })
    expect(sumFacts(order, tokensOf(order))).toEqual([])
  })
})
