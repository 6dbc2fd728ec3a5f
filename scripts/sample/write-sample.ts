import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sampleFiles } from './sample-files'

const FOLDER = 'public/sample'

rmSync(FOLDER, { recursive: true, force: true })
for (const [name, text] of sampleFiles()) {
  const file = join(FOLDER, name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
