import type { Page } from '@playwright/test'
import Big from 'big.js'
import * as z from 'zod'
import { expect, test } from '../pages/app-test'
import { cellsOf, downloadButton, expectedRow, savedBy } from '../pages/csv-file'
import { openWithTestWallet, signIn } from '../pages/newer-orders-page'
import { servedEvents, type ServedEvent } from '../pages/served-events'
import { expectHeader } from '../pages/trades-page'
import { tokens } from '../wallets/wire/sample-tokens'

const orderSchema = z.object({
  ...{ id: z.string(), inputMint: z.string(), outputMint: z.string() },
  inputUsed: z.string().optional(),
  events: z.array(
    z.object({
      ...{ type: z.string(), timestamp: z.union([z.string(), z.number()]) },
      ...{ txSignature: z.string(), amount: z.string().optional() },
      ...{ inputAmount: z.string().optional(), outputAmount: z.string().optional() },
    }),
  ),
})
const pageSchema = z.object({ orders: z.array(orderSchema) })
type WireOrder = z.infer<typeof orderSchema>

/** An event with its time to the millisecond, as rows are sorted by it. */
type TimedEvent = ServedEvent & { ms: number }

/** Base units as whole tokens. */
function whole(mint: string, units = ''): string {
  const token = Object.values(tokens).find((some) => some.mint === mint)
  return new Big(units).div(new Big(10).pow(token?.decimals ?? NaN)).toFixed()
}

/** What an order of the wire comes to; one fill that doesn't say what it took used all. */
function eventsOf({ id: key, inputMint, outputMint, inputUsed, events }: WireOrder, type: string) {
  return events.map(({ txSignature: signature, ...event }): TimedEvent => {
    const ms = new Date(event.timestamp).getTime()
    const rest = { key, type, signature, inputMint, ms, seconds: Math.floor(ms / 1000) }
    const input = event.inputAmount ?? event.amount ?? inputUsed
    if (event.type === 'deposit')
      return { kind: 'deposit', input: whole(inputMint, input), ...rest }
    const net = whole(outputMint, event.outputAmount)
    const output = { mint: outputMint, net, fee: '', total: net }
    return { kind: 'trade', input: whole(inputMint, input), output, ...rest }
  })
}

/** Collects what the page is answered about newer orders, from now on. */
function newerEvents(page: Page): () => Promise<TimedEvent[]> {
  const answers: Promise<TimedEvent[]>[] = []
  page.on('response', (response) => {
    const list = /\/trigger\/v2\/orders\/history(\/dca)?\?/.exec(response.url())
    if (!list || response.request().method() !== 'GET') return
    const type = list[1] === undefined ? 'trigger' : 'recurring time'
    answers.push(
      response
        .json()
        .then((body) => pageSchema.parse(body).orders.flatMap((order) => eventsOf(order, type))),
    )
  })
  return async () => (await Promise.all(answers)).flat()
}

const RANKS = ['deposit', 'trade']

/** Sorts as the CSV does: by time, deposits first, then by order key. */
function sorted(events: readonly TimedEvent[]): TimedEvent[] {
  return [...events].sort(
    (a, b) =>
      a.ms - b.ms ||
      RANKS.indexOf(a.kind) - RANKS.indexOf(b.kind) ||
      (a.key < b.key ? -1 : Number(a.key > b.key)),
  )
}

test('60 newer orders of 2,000 fills among older ones: shown, filtered and exported exactly (behaviour 25.12, 25.16)', async ({
  page,
  mocks,
}) => {
  test.slow()
  const user = await mocks.wallet('large-newer')
  const newer = newerEvents(page)
  await openWithTestWallet(page, mocks, user)
  await signIn(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Submit' }).click()

  const older = (await servedEvents(user)).map((event) => ({ ...event, ms: event.seconds * 1000 }))
  const events = sorted([...older, ...(await newer())])
  const trades = events.filter(({ kind }) => kind === 'trade')
  const newerTrades = trades.filter(({ output }) => output?.fee === '')
  expect(newerTrades).toHaveLength(2_000)
  const keysOf = (isTrigger: boolean) =>
    new Set(events.filter(({ type }) => (type === 'trigger') === isTrigger).map(({ key }) => key))
  await expectHeader(
    page,
    String(keysOf(false).size),
    String(keysOf(true).size),
    trades.length.toLocaleString('en-US'),
  )

  const csv = async () =>
    cellsOf((await savedBy(page, () => downloadButton(page).click())).text).slice(1)
  expect(await csv()).toEqual(events.map((event) => expectedRow(event)))

  const [first] = newerTrades
  await page.getByPlaceholder('Filter by token, mint or transaction').fill(first?.key ?? '')
  const ofOrder = events.filter(({ key }) => key === first?.key)
  await expect(page).toHaveURL(/[?&]q=/)
  expect(ofOrder).toHaveLength(2)
  expect((await csv()).map((cells) => cells.at(-1))).toEqual(ofOrder.map(({ key }) => key))
  await expect(
    page.getByRole('button', { name: /, Order details: Newer (recurring|trigger) order / }).first(),
  ).toBeVisible()
})
