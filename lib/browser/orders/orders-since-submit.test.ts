/** @jest-environment node */
import { initialSelection, selectPair } from '@/lib/domain/orders/order-selection'
import { groupByPair } from '@/lib/domain/orders/order-pair'
import { sampleRecurring, sampleTrigger } from '@/lib/domain/testing/sample-orders'
import { WALLET } from '@/lib/view/testing/sample-events'
import { noteSubmit, loadedSinceSubmit } from './orders-since-submit'

const seen = sampleRecurring({ orderKey: 'Seen' })
const later = sampleRecurring({ orderKey: 'Later' })
const laterTrigger = sampleTrigger({ orderKey: 'LaterTrigger' })
const all = [seen, later, laterTrigger]
const everything = initialSelection([])
const submit = { userAddress: WALLET, orders: [seen], selection: everything, isLoading: true }

describe('orders that were loaded since Submit (behaviour 5.1)', () => {
  const pairs = groupByPair([seen], 'recurring time')
  const [pair = { pairId: '', inputMint: '', outputMint: '', orders: [] }] = pairs

  it.each([
    ['all of them by default', everything, [later, laterTrigger]],
    ['follow their pair’s last click', selectPair(everything, pair, false), [laterTrigger]],
    ['none of those that o does not list', initialSelection(['Seen']), []],
  ])('%s', (_, selection, expected) => {
    noteSubmit({ ...submit, selection })
    expect(loadedSinceSubmit(WALLET, all)).toEqual(expected)
  })

  it('are none of another wallet', () => {
    noteSubmit(submit)
    expect(loadedSinceSubmit('Wallet2', all)).toEqual([])
  })

  it('are none if loading had ended before Submit', () => {
    noteSubmit(submit)
    noteSubmit({ ...submit, isLoading: false })
    expect(loadedSinceSubmit(WALLET, all)).toEqual([])
  })
})
