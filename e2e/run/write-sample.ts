import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { SAMPLE_FOLDER, sampleFiles } from '../wallets/sample-files/all-sample-files'

rmSync(SAMPLE_FOLDER, { recursive: true, force: true })
for (const [name, text] of sampleFiles()) {
  const file = join(SAMPLE_FOLDER, name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
