/** @jest-environment node */
import { parse } from 'csv-parse/sync'
import { SOL } from '@/lib/domain/testing/sample-orders'
import { connectionLost, mockFetch } from '@/lib/upstream/testing/mock-fetch'
import {
  recurringAnswer,
  recurringOrderItem,
  recurringTradeItem,
} from '@/lib/upstream/testing/sample-jupiter-answers'
import { SOL_TOKEN, USDC_TOKEN, WALLET } from '@/lib/view/testing/sample-events'
import { exportWallet } from './export-wallet'

/** Answers with one recurring order, with the names of SOL and USDC, and with no price at all. */
function mockServices(order: object) {
  mockFetch(({ url, body }) => {
    if (url.includes('getRecurringOrders')) {
      return new Response(
        recurringAnswer(url.includes('history') ? [order] : [], { totalPages: 1 }),
      )
    }
    if (url.includes('getTriggerOrders')) return Response.json({ orders: [], totalPages: 0 })
    if (url.includes('batchHistorical')) return connectionLost()
    if (!url.includes('/v1/mints')) return Response.json([])
    const content = [SOL_TOKEN, USDC_TOKEN].filter(({ address }) => body.includes(address))
    return Response.json({ content })
  })
}

const WANTED = {
  userAddress: WALLET,
  format: undefined,
  summary: undefined,
  hasPrices: false,
  apiKey: undefined,
  onStep: () => {},
}

it('the summary names both tokens of a pair without a trade (behaviour 9.12, 18.9)', async () => {
  mockServices(recurringOrderItem({ trades: [], inUsed: '0', outReceived: '0' }))
  const { texts } = await exportWallet({ ...WANTED, summary: 'pairs' })
  expect(parse(texts.join(''), { columns: true })).toMatchObject([
    { 'In Token Symbol': 'USDC', 'Out Token Address': SOL, 'Out Token Symbol': 'SOL' },
  ])
})

it('prices that nobody was asked for aren’t ‘not found’ (behaviour 9.12)', async () => {
  const mints = { inputMint: SOL, outputMint: 'DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263' }
  const trade = recurringTradeItem({ ...mints, feeMint: mints.outputMint })
  mockServices(recurringOrderItem({ ...mints, trades: [trade] }))
  const { notes, missing } = await exportWallet({ ...WANTED, hasPrices: true })
  expect(missing.join()).toContain('Couldn’t reach DefiLlama.')
  expect(notes.join()).not.toContain('not found')
}, 20_000)
