import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, openAllTrades, test } from '../pages/app-test'
import { downloadButton, savedBy } from '../pages/csv-file'
import { fetchWithoutKey } from '../pages/price-dialog-page'
import { taxFileFor } from '../pages/tax-dialog-page'
import { MOCK_SETTINGS } from '../run/mock-settings'

/** Returns what `npm run export` writes. */
async function exported(...args: string[]): Promise<string> {
  const command = ['run', '--silent', 'export', '--', ...args]
  const env = { ...process.env, ...MOCK_SETTINGS }
  return (await promisify(execFile)('npm', command, { env })).stdout
}

test('npm run export writes the same bytes as the page, prices included (behaviour 9.12)', async ({
  page,
  mocks,
}) => {
  const user = await mocks.wallet('everyday')
  await openAllTrades(page, user)
  await fetchWithoutKey(page)
  const csv = await savedBy(page, () => downloadButton(page).click())
  const koinly = await taxFileFor(page, 'Koinly')
  expect(await exported(user, '--prices')).toBe(csv.text)
  expect(await exported(user, '--prices', '--format', 'koinly')).toBe(koinly.text)
})
