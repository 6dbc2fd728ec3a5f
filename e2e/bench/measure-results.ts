import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSync } from 'esbuild'
import * as z from 'zod'
import type { Figure } from './figures'

const figuresSchema = z.array(z.tuple([z.string(), z.number(), z.literal('ms')]))

/** Runs `results-fold.ts` as one bundle, as browsers do: tsx alone takes a fifth longer, because it names functions. */
export function measureResults(): Figure[] {
  const outfile = join(mkdtempSync(join(tmpdir(), 'bench-')), 'results.mjs')
  const entryPoints = ['e2e/bench/results-fold.ts']
  buildSync({ entryPoints, outfile, bundle: true, platform: 'node', format: 'esm' })
  const { stdout } = spawnSync(process.execPath, [outfile], { encoding: 'utf8' })
  return figuresSchema.parse(JSON.parse(stdout))
}
