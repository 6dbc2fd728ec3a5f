import type { Page } from '@playwright/test'
import { test } from '../pages/app-test'
import type { Mocks } from '../pages/mocks-client'
import { checkCsv } from './csv-faults'
import { checkDefillama } from './defillama-faults'
import { ALL_CELLS, type FaultCell, SAMPLE_CELLS } from './fault-cells'
import { checkList, checkProxy, isListCall } from './list-faults'
import { checkBirdeye, checkPriceRoute } from './price-faults'
import { checkTokens, isTokenCall } from './token-faults'

// `npm run quality` plays every fault on every call (docs/fault-matrix.md), `npm test` only three.
const cells = process.env.ALL_FAULTS === undefined ? SAMPLE_CELLS : ALL_CELLS

for (const cell of cells) {
  test(`${cell.call}: ${cell.fault}`, ({ page, mocks }) => check(page, mocks, cell))
}

function check(page: Page, mocks: Mocks, { call, fault }: FaultCell): Promise<void> {
  if (isListCall(call)) return checkList(page, mocks, call, fault)
  if (isTokenCall(call)) return checkTokens(page, mocks, call, fault)
  switch (call) {
    case 'Birdeye':
      return checkBirdeye(page, mocks, fault)
    case 'DefiLlama':
      return checkDefillama(page, mocks, fault)
    case '/trades/csv':
      return checkCsv(page, mocks, fault)
    case '/trades/fetch-usd-prices':
      return checkPriceRoute(page, mocks, fault)
    case '/upstream/jupiter':
      return checkProxy(page, mocks, fault)
  }
}
