import { createHash } from 'node:crypto'
import { marketOutput } from '../wire/market-price'
import { mockAddress, mockSignature } from '../wire/mock-address'
import type { MockToken } from '../wire/mock-tokens'
import { baseUnits } from '../wire/wire-amount'
import { unixSeconds } from '../wire/wire-date'
import type { Fill } from '../wire/wire-fill'
import type { WireOrder } from '../wire/wire-order-list'

/** An event of an order. All fields but `at` are Jupiter's. */
type Happening = { type: string; at: string } & WireOrder

type NewerInput = {
  user: string
  /** Distinguishes the orders of a wallet: the id and the transactions are made from it. */
  name: string
  from: MockToken
  to: MockToken
  createdAt: string
  deposit: string
  fills?: readonly Fill[]
  /** What happened besides the deposit and the fills that succeeded. */
  events?: readonly Happening[]
  state: string
  /** Fields that are added or changed. */
  other?: WireOrder
}

function uuid(seed: string): string {
  const hex = createHash('sha256').update(seed).digest('hex')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-a$4-$5')
}

/** Returns the amounts of an order and its fills, in base units, as Jupiter sends them. */
function amountsOf({ from, to, deposit, fills = [] }: NewerInput) {
  const deposited = baseUnits(deposit, from.decimals)
  const exact = fills.map(({ at, input, output }) => {
    const spent = baseUnits(input, from.decimals)
    const gross = marketOutput(spent, from, to, unixSeconds(at))
    const brought = output === undefined ? gross - gross / 1_000n : baseUnits(output, to.decimals)
    return { at, spent, brought }
  })
  const used = exact.reduce((sum, { spent }) => sum + spent, 0n)
  return {
    deposited: String(deposited),
    used: String(used),
    remaining: String(deposited - used),
    received: String(exact.reduce((sum, { brought }) => sum + brought, 0n)),
    fillPercent: Number(used) / Number(deposited),
    fills: exact.map(({ at, ...fill }) => ({
      at,
      spent: String(fill.spent),
      brought: String(fill.brought),
    })),
  }
}

/** Returns the events, the oldest first. All but cancellations and expiries have a transaction. */
function wireEvents(id: string, events: readonly Happening[], timeOf: (at: string) => unknown) {
  return [...events]
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
    .map(({ at, ...event }, index) => ({
      timestamp: timeOf(at),
      ...(/cancelled|expired/.test(event.type)
        ? {}
        : { txSignature: mockSignature(`${id} event ${index}`) }),
      state: 'success',
      ...event,
    }))
}

const isoDate = (at: string) => new Date(Date.parse(at) + 327).toISOString()

/** Returns a recurring order as GET /orders/history/dca sends it. Its times are ISO texts. */
export function newerRecurring(
  input: NewerInput & { perRound: string; everySeconds?: number },
): WireOrder {
  const { user, name, from, to, createdAt, perRound, everySeconds = 86_400, state } = input
  const id = uuid(`${user} newer recurring ${name}`)
  const { fills, ...amounts } = amountsOf(input)
  const eachRound = baseUnits(perRound, from.decimals)
  const events = [
    { type: 'deposit', at: createdAt, inputAmount: amounts.deposited },
    ...fills.map(({ at, spent, brought }, index) => ({
      type: 'fill',
      at,
      roundNumber: index + 1,
      attemptCount: 1,
      inputAmount: spent,
      outputAmount: brought,
    })),
    ...(input.events ?? []),
  ]
  return {
    id,
    inputMint: from.mint,
    outputMint: to.mint,
    inputAmountInitial: amounts.deposited,
    inputAmountRemaining: amounts.remaining,
    inputAmountUsed: amounts.used,
    amountPerRound: String(eachRound),
    outputAmountTotal: amounts.received,
    orderType: 'time_based',
    numberOfRounds: Number(BigInt(amounts.deposited) / eachRound),
    roundsFilled: fills.length,
    fillPercent: amounts.fillPercent,
    intervalSeconds: everySeconds,
    createdAt: isoDate(createdAt),
    updatedAt: isoDate(fills.at(-1)?.at ?? createdAt),
    state,
    displayState: state,
    jlEnabled: false,
    events: wireEvents(id, events, isoDate),
    ...input.other,
  }
}

/** Returns a price order as GET /orders/history sends it. Its times are milliseconds. */
export function newerTrigger(input: NewerInput): WireOrder {
  const { user, name, from, to, createdAt, state } = input
  const id = uuid(`${user} newer trigger ${name}`)
  const { fills, ...amounts } = amountsOf(input)
  const createdMs = Date.parse(createdAt)
  const lastFillMs = fills.map(({ at }) => Date.parse(at)).at(-1) ?? null
  const events = [
    { type: 'deposit', at: createdAt, mint: from.mint, amount: amounts.deposited },
    ...fills.map(({ at, brought }) => ({
      type: 'fill',
      at,
      outputMint: to.mint,
      outputAmount: brought,
      orderContext: 'take_profit',
    })),
    ...(input.events ?? []),
  ]
  return {
    id,
    orderType: 'single',
    orderState: state,
    rawState: state,
    userPubkey: user,
    privyWalletPubkey: mockAddress(`${user} vault`),
    inputMint: from.mint,
    outputMint: to.mint,
    initialInputAmount: amounts.deposited,
    remainingInputAmount: amounts.remaining,
    outputAmount: amounts.received,
    inputUsed: amounts.used,
    fillPercent: amounts.fillPercent,
    triggerMint: from.mint,
    triggerCondition: 'above',
    triggerPriceUsd: from.usd,
    slippageBps: 100,
    expiresAt: createdMs + 30 * 86_400_000,
    createdAt: createdMs,
    updatedAt: lastFillMs ?? createdMs,
    triggeredAt: lastFillMs,
    events: wireEvents(id, events, Date.parse),
    ...input.other,
  }
}
