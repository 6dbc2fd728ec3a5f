import type { Page } from '@playwright/test'
import { test } from '../pages/app-test'
import type { StandIns } from '../pages/stand-ins-client'
import { checkCsv } from './csv-faults'
import { checkDefillama } from './defillama-faults'
import { ALL_CELLS, type FaultCell, SAMPLE_CELLS } from './fault-cells'
import { checkList, checkProxy, isListCall } from './list-faults'
import { checkBirdeye, checkPriceRoute } from './price-faults'
import { checkTokens, isTokenCall } from './token-faults'

// `npm run quality` plays every fault on every call (docs/fault-matrix.md), `npm test` only three.
const cells = process.env.ALL_FAULTS === undefined ? SAMPLE_CELLS : ALL_CELLS

for (const cell of cells) {
  test(`${cell.call}: ${cell.fault}`, async ({ page, standIns }, { annotations }) => {
    annotations.push({ type: 'outcome', description: await outcomeOf(page, standIns, cell) })
  })
}

function outcomeOf(page: Page, standIns: StandIns, { call, fault }: FaultCell): Promise<string> {
  if (isListCall(call)) return checkList(page, standIns, call, fault)
  if (isTokenCall(call)) return checkTokens(page, standIns, call, fault)
  switch (call) {
    case 'Birdeye':
      return checkBirdeye(page, standIns, fault)
    case 'DefiLlama':
      return checkDefillama(page, standIns, fault)
    case '/trades/csv':
      return checkCsv(page, standIns, fault)
    case '/trades/fetch-usd-prices':
      return checkPriceRoute(page, standIns, fault)
    case '/upstream/jupiter':
      return checkProxy(page, standIns, fault)
  }
}
