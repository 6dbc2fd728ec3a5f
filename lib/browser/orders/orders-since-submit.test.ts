/** @jest-environment node */
import { initialSelection, selectPair } from '@/lib/domain/orders/order-selection'
import { groupByPair } from '@/lib/domain/orders/order'
import { testRecurring, testTrigger } from '@/lib/domain/testing/test-orders'
import { WALLET } from '@/lib/view/testing/test-events'
import {
  loadedSinceSubmit,
  rememberLink,
  rememberSubmit,
  offerSubmit,
  submitSelected,
  wasSubmitted,
} from './orders-since-submit'

const seen = testRecurring({ orderKey: 'Seen' })
const later = testRecurring({ orderKey: 'Later' })
const laterTrigger = testTrigger({ orderKey: 'LaterTrigger' })
const allOrders = [seen, later, laterTrigger]
const everything = initialSelection([])
const submit = { userAddress: WALLET, orders: [seen], selection: everything }

describe('orders that were loaded since Submit (behaviour 5.1)', () => {
  const pairs = groupByPair([seen])
  const [pair = { pairId: '', section: 'trigger', inputMint: '', outputMint: '', orders: [] }] =
    pairs

  it.each([
    ['are all offered by default', everything, [later, laterTrigger]],
    ['follow their pair’s last click', selectPair(everything, pair, false), [laterTrigger]],
    ['are not offered if o does not list them', initialSelection(['Seen']), []],
  ])('%s', (_, selection, expected) => {
    rememberSubmit({ ...submit, selection })
    expect(loadedSinceSubmit(WALLET, allOrders)).toEqual(expected)
  })

  it('are only those of the submitted wallet', () => {
    rememberSubmit(submit)
    expect(loadedSinceSubmit('Wallet2', allOrders)).toEqual([])
  })

  it('stay known while another wallet is added (behaviour 21.7)', () => {
    rememberSubmit(submit)
    rememberSubmit({ ...submit, userAddress: 'Wallet2' })
    expect(loadedSinceSubmit(WALLET, allOrders)).toEqual([later, laterTrigger])
  })

  it.each([
    ['are offered if the link names all loaded orders', ['Seen'], [seen], [later, laterTrigger]],
    ['are not offered if it names only some of them', ['Seen'], [seen, later], []],
    ['are not offered if an order of it wasn’t loaded', ['Seen', 'Later'], [seen], []],
    ['are not offered if it names none', [], [], []],
  ])('after a reload they %s', (name, recurring, loaded, expected) => {
    const link = { userAddress: name, recurring, trigger: [] }
    for (const orders of [[], loaded, allOrders]) rememberLink(link, orders)
    expect(loadedSinceSubmit(link.userAddress, allOrders)).toEqual(expected)
  })

  it('a link doesn’t replace what Submit noted, and doesn’t count as a Submit', () => {
    rememberSubmit(submit)
    rememberLink({ userAddress: WALLET, recurring: ['Seen'], trigger: [] }, allOrders)
    expect(loadedSinceSubmit(WALLET, allOrders)).toEqual([later, laterTrigger])
    rememberLink({ userAddress: 'Wallet5', recurring: ['Seen'], trigger: [] }, allOrders)
    expect(wasSubmitted('Wallet5')).toBe(false)
  })
})

it('adding a wallet on the orders page also submits what is selected there (behaviour 21.7)', () => {
  const wallet = { userAddress: WALLET, recurring: ['Seen'], trigger: [] }
  const others = { userAddress: 'Wallet2', recurring: [], trigger: [] }
  const endOffer = offerSubmit(() => [wallet, others])
  expect(submitSelected([])).toEqual([wallet])
  endOffer()
})

it('adding a wallet keeps the other wallets of a page that shows no orders (behaviour 21.7)', () => {
  const shownWallet = { userAddress: 'Wallet2', recurring: ['Shown'], trigger: [] }
  const withoutOrders = { userAddress: 'Wallet3', recurring: [], trigger: [] }
  expect(submitSelected([shownWallet, withoutOrders])).toEqual([shownWallet])
})

it('only a wallet whose orders were submitted counts as submitted (behaviour 11.5)', () => {
  rememberSubmit({ ...submit, userAddress: 'Wallet3' })
  expect(wasSubmitted('Wallet3')).toBe(true)
  expect(wasSubmitted('Wallet4')).toBe(false)
})
