import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from '../pages/app-test'
import { downloadButton, savedBy } from '../pages/csv-file'
import { fetchWithoutKey } from '../pages/price-dialog-page'
import { openDetails, summaryCard } from '../pages/summary-card'
import { taxFileFor } from '../pages/tax-dialog-page'
import { openTradesLink } from '../pages/trades-page'
import { MOCK_SETTINGS } from '../run/mock-settings'

/** Returns what `npm run export` writes. */
async function exported(...args: string[]): Promise<string> {
  const command = ['run', '--silent', 'export', '--', ...args]
  const env = { ...process.env, ...MOCK_SETTINGS }
  return (await promisify(execFile)('npm', command, { env })).stdout
}

test('npm run export writes the same bytes as the page, prices included (behaviour 9.12, 18.9)', async ({
  page,
  mocks,
}) => {
  const user = await mocks.wallet('every-row')
  await openTradesLink(page, user)
  await fetchWithoutKey(page)
  const csv = await savedBy(page, () => downloadButton(page).click())
  const koinly = await taxFileFor(page, 'Koinly')
  await openDetails(page)
  const button = summaryCard(page).getByRole('button', { name: 'Download summary' })
  const pairs = await savedBy(page, () => button.click())
  const files = [[], ['--format', 'koinly'], ['--summary', 'pairs']].map((args) =>
    exported(user, '--prices', ...args),
  )
  expect(await Promise.all(files)).toEqual([csv.text, koinly.text, pairs.text])
})
