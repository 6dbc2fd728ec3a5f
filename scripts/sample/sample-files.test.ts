/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isAddress, SAMPLE_WALLET } from '@/lib/domain/wallet/address'
import { sampleFiles } from './sample-files'

const SAMPLE_FOLDER = 'public/sample'

it('the sample wallet has an address (behaviour 23.1)', () => {
  expect(isAddress(SAMPLE_WALLET)).toBe(true)
})

it('its files are those that `npm run sample` writes (behaviour 23.3)', () => {
  const files = readdirSync(SAMPLE_FOLDER, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  const stored = files.map((file): [string, string] => [
    file.slice(SAMPLE_FOLDER.length + 1),
    readFileSync(file, 'utf8'),
  ])
  expect(new Map(stored)).toEqual(sampleFiles())
})
