/** @jest-environment node */
import * as z from 'zod'
import { standInsInProcess, recurringCall, triggerCall } from '../stand-ins/in-process'
import { hostileTokens } from './hostile-tokens'
import { isAddress, walletAddress } from './wire/sample-address'
import { tokens } from './wire/sample-tokens'
import { wallets } from './all-wallets'

const units = z.string().regex(/^\d+$/).transform(BigInt)
const tradeSchema = z.object({
  txId: z.string(),
  confirmedAt: z.string(),
  outputMint: z.string(),
  feeMint: z.string(),
  outputAmount: z.string(),
  rawInputAmount: units,
  rawOutputAmount: units,
  rawFeeAmount: units,
})
const orderSchema = z.object({ orderKey: z.string(), trades: z.array(tradeSchema) })
const recurringSchema = z.object({
  ...orderSchema.shape,
  recurringType: z.enum(['time', 'price']),
  closeTx: z.string(),
  outWithdrawn: z.string(),
  rawInDeposited: units,
  rawInUsed: units,
  rawInWithdrawn: units,
  rawOutReceived: units,
})
const triggerSchema = z.object({
  ...orderSchema.shape,
  rawMakingAmount: units,
  rawTakingAmount: units,
  rawRemainingMakingAmount: units,
  rawRemainingTakingAmount: units,
})
const sum = (parts: bigint[]) => parts.reduce((total, part) => total + part, 0n)

describe('the sample wallets', () => {
  test.each(Object.entries(wallets))('%s has an address of its own name', (name, wallet) => {
    expect(wallet.address).toBe(walletAddress(name))
    expect(isAddress(wallet.address)).toBe(true)
  })

  test('all mints are addresses', () => {
    const mints = [...Object.values(tokens), ...hostileTokens].map((token) => token.mint)
    expect(mints.filter((address) => !isAddress(address))).toEqual([])
    expect(new Set(mints).size).toBe(mints.length)
  })

  test('everyday has 148 trades, and its recurring sums hold', () => {
    const standIns = standInsInProcess()
    const { address } = wallets.everyday
    const list = z.object({ all: z.array(recurringSchema) })
    const recurring = ['history', 'active'].flatMap(
      (status) => standIns.read(list, recurringCall(address, 1, status)).all,
    )
    for (const order of recurring) {
      expect(sum(order.trades.map((trade) => trade.rawInputAmount))).toBe(order.rawInUsed)
      expect(sum(order.trades.map((trade) => trade.rawOutputAmount))).toBe(order.rawOutReceived)
      if (order.closeTx !== '') {
        expect(order.rawInUsed + order.rawInWithdrawn).toBe(order.rawInDeposited)
      }
      for (const trade of order.trades) {
        const gross = trade.rawOutputAmount + trade.rawFeeAmount
        expect(trade.rawFeeAmount).toBe(gross / 1000n)
        expect(trade.feeMint).toBe(trade.outputMint)
      }
    }
    const triggerList = z.object({ orders: z.array(triggerSchema) })
    const triggers = ['history', 'active'].flatMap(
      (status) => standIns.read(triggerList, triggerCall(address, 1, status)).orders,
    )
    for (const order of triggers) {
      const spent = sum(order.trades.map((trade) => trade.rawInputAmount))
      const taken = sum(order.trades.map((trade) => trade.rawOutputAmount))
      expect(spent + order.rawRemainingMakingAmount).toBe(order.rawMakingAmount)
      expect(taken + order.rawRemainingTakingAmount).toBe(order.rawTakingAmount)
      for (const trade of order.trades) {
        expect(trade.rawFeeAmount).toBe(trade.rawOutputAmount / 1000n)
      }
    }
    expect([...recurring, ...triggers].flatMap((order) => order.trades)).toHaveLength(148)
    expect(triggers.filter((order) => order.trades.length === 0)).toHaveLength(3)
  })

  test('large has as many orders and trades as asked for', () => {
    const standIns = standInsInProcess()
    const address = standIns.newWallet({ sample: 'large', orders: 23, trades: 457 })
    const page = z.object({
      totalPages: z.number(),
      all: z.array(orderSchema).optional(),
      orders: z.array(orderSchema).optional(),
    })
    const orders = [recurringCall, triggerCall].flatMap((call) =>
      ['history', 'active'].flatMap((status) =>
        [1, 2].flatMap((number) => {
          const { all = [], orders = [] } = standIns.read(page, call(address, number, status))
          return [...all, ...orders]
        }),
      ),
    )
    expect(orders).toHaveLength(23)
    expect(orders.flatMap((order) => order.trades)).toHaveLength(457)
  })

  test('lost-trades are lost in all only', () => {
    const standIns = standInsInProcess()
    const { address } = wallets['lost-trades']
    const all = z.object({ all: z.array(recurringSchema) })
    const [lost] = standIns.read(all, recurringCall(address, 1, 'active')).all
    const time = z.object({ time: z.array(orderSchema) })
    const [whole] = standIns.read(time, recurringCall(address, 1, 'active', 'time')).time
    expect(lost).toMatchObject({ trades: [], rawInUsed: 0n, orderKey: whole?.orderKey })
    expect(lost?.outWithdrawn).not.toBe('0')
    expect(whole?.trades).toHaveLength(8)
  })
})
