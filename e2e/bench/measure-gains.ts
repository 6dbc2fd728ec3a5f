import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSync } from 'esbuild'
import * as z from 'zod'
import type { Figure } from './figures'

const figuresSchema = z.array(z.tuple([z.string(), z.number(), z.literal('ms')]))

/** Runs `gains-fold.ts` as one bundle, as browsers do: tsx alone takes a fifth longer, because it names functions. */
export function measureGains(): Figure[] {
  const outfile = join(mkdtempSync(join(tmpdir(), 'bench-')), 'gains.mjs')
  const entryPoints = ['e2e/bench/gains-fold.ts']
  buildSync({ entryPoints, outfile, bundle: true, platform: 'node', format: 'esm' })
  const { stdout } = spawnSync(process.execPath, [outfile], { encoding: 'utf8' })
  return figuresSchema.parse(JSON.parse(stdout))
}
