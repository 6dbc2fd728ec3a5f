import { wallets } from '../wallets/all-wallets'

/**
 * How a command of the documents is tried: `as` is what is typed instead of what is shown, `onMocks` that
 * it asks the mocks.
 */
export type Way = { as?: string; onMocks?: true } & (
  | { until: 'it ends' }
  /** What it writes is in the repository already. */
  | { until: 'it ends'; unchanged: true }
  /** It goes on for long; from this text on we know that it works. */
  | { until: RegExp }
  /** A server: its first page has this title. */
  | { until: 'it answers' }
  /** The steps of the Dockerfile, done without Docker. */
  | { until: 'the Dockerfile is done' }
)

/** Where a server that a command starts listens; it replaces port 3000, which may be taken. */
export const SERVER_PORT = Number(process.env.FIRST_PORT ?? 4310) + 9

const { address } = wallets.everyday
const server = `-- -H 127.0.0.1 -p ${SERVER_PORT}`
const ends: Way = { until: 'it ends' }
const unchanged: Way = { until: 'it ends', unchanged: true }

const WAYS = new Map<string, Way>([
  ['npm install', ends],
  ['npm run demo', { until: /Press Ctrl\+C to stop/ }],
  ['npm run dev', { until: 'it answers', as: `npm run dev ${server}` }],
  ['npm run build', ends],
  ['npm start', { until: 'it answers', as: `npm start ${server}` }],
  ['STANDALONE=1 npm run build', ends],
  ['node server.js', { until: 'the Dockerfile is done' }],
  ['docker compose up --build', { until: 'the Dockerfile is done' }],

  ['npm test', { until: /== build and browser tests/ }],
  ['npm run validate', { until: /== types/ }],
  ['npm run format', unchanged],
  ['npm run lint', ends],
  ['npm run typecheck', ends],
  ['npm run unused', ends],
  ['npm run test:unit', ends],
  ['npx jest lib/view/files', ends],
  [
    'npm run test:browser',
    { until: 'it ends', as: 'npm run test:browser -- e2e/shell/shell.spec.ts' },
  ],
  ['npm run bench', { until: 'it ends', as: 'npm run bench -- --only landing' }],
  ['npm run bench -- --most 1000 --shape large --only wallets --no-build', ends],

  ['npm run quality', { until: /== properties[^]*PASS/ }],
  ['npm run quality -- properties', ends],
  ['npm run quality -- mutation', { until: /Initial test run succeeded/ }],
  ['npm run quality -- faults', { until: /✓ +\d+ e2e\/faults/ }],
  ['npm run quality -- newer-orders-off', ends],
  ['npm run quality -- lighthouse', { until: /^\| landing, mobile \|/m }],
  // What runs here: it would go on for ever.
  ['npm run quality -- commands', { until: /== commands/ }],

  ['npm run export', { until: 'it ends', as: 'npm run export -- --help' }],
  ['npm run export -- --help', ends],
  ['npm run --silent export -- ADDRESS', exportOf('')],
  ['npm run --silent export -- ADDRESS --prices > trades.csv', exportOf('--prices')],
  [
    'npm run --silent export -- {address} [--format {format}] [--summary {view}] [--prices]',
    exportOf('--format koinly --prices'),
  ],
  ['npm run export -- --summary tokens', exportOf('--summary tokens')],
  ['npm run sample', unchanged],
  ['npm run api-schema', unchanged],
  ['npm run pictures', ends],
  ['npm run sbom', ends],
])

function exportOf(options: string): Way {
  const as = `npm run --silent export -- ${address} ${options} > trades.csv`
  return { until: 'it ends', as, onMocks: true }
}

/** Returns how a command is tried; undefined where nobody has said so. */
export function wayOf(command: string): Way | undefined {
  // docs/api.md: a test makes each request and compares the answer.
  if (command.startsWith('curl ')) return { until: 'it ends', as: 'npx jest e2e/repo/api-doc' }
  if (command.startsWith('for wallet in $(cat wallets.txt)')) {
    return {
      until: 'it ends',
      as: `echo ${address} > wallets.txt; ${command}; test -s ${address}.csv`,
      onMocks: true,
    }
  }
  return WAYS.get(command)
}
