/** @jest-environment node */
import { spawn } from 'node:child_process'

/** Starts the command, and closes the end of its output before it writes. Returns its exit code and its errors. */
function endsWithoutReader(...args: string[]): Promise<{ code: number | null; errors: string }> {
  const command = ['--import', 'tsx', 'scripts/export/command.ts', ...args]
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'pipe'] })
  child.stdout.destroy()
  let errors = ''
  child.stderr.on('data', (data) => (errors += data))
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, errors })))
}

it('the command ends silently, as cat does, if nobody reads its output (behaviour 9.12)', async () => {
  expect(await endsWithoutReader('--help')).toEqual({ code: 141, errors: '' })
}, 60_000)
