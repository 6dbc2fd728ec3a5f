import { APP_PORT } from '../run/mock-settings'
import { wallets } from '../wallets/all-wallets'

/**
 * How to try a command that the documents show. `as` is run instead of the documents' text. `onMocks` means
 * that the command calls the mocks.
 */
export type Way = { as?: string; onMocks?: true } & (
  | { until: 'it ends' }
  /** The command must leave the repository's files unchanged. */
  | { until: 'it ends'; unchanged: true }
  /** The command takes long. It counts as working once it has written this text. */
  | { until: RegExp }
  /** The command starts a server whose first page has Perijove in its title. */
  | { until: 'it answers' }
  /** The steps of the Dockerfile are run without Docker. */
  | { until: 'the Dockerfile is done' }
  /** The command calls the real services, so it isn't tried. */
  | { until: 'nobody tries it' }
)

/** The port of a server that a command starts. It replaces port 3000, which may be in use. */
export const SERVER_PORT = APP_PORT + 9

const { address } = wallets.everyday
const server = `-- -H 127.0.0.1 -p ${SERVER_PORT}`
const ends: Way = { until: 'it ends' }
const unchanged: Way = { until: 'it ends', unchanged: true }

const WAYS = new Map<string, Way>([
  ['npm install', ends],
  ['npm run demo', { until: /Press Ctrl\+C to stop/ }],
  [
    'PORT=4320 npm run demo',
    { until: /Press Ctrl\+C to stop/, as: `PORT=${APP_PORT + 6} npm run demo` },
  ],
  ['npm run dev', { until: 'it answers', as: `npm run dev ${server}` }],
  ['npm run build', ends],
  ['npm start', { until: 'it answers', as: `npm start ${server}` }],
  ['STANDALONE=1 npm run build', ends],
  ['node server.js', { until: 'the Dockerfile is done' }],
  ['docker compose up --build', { until: 'the Dockerfile is done' }],

  ['npm test', { until: /== browser tests/ }],
  ['npm run validate', { until: /== types/ }],
  ['npm run test:quick', ends],
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
  ['npm run bench -- --only gains', ends],
  ['npm run bench -- --most 1000 --shape large --only wallets --no-build', ends],

  ['npm run quality', { until: /== properties[^]*PASS/ }],
  ['npm run quality -- properties', ends],
  ['npm run quality -- mutation', { until: /Initial test run succeeded/ }],
  ['npm run quality -- faults', { until: /✓ +\d+ e2e\/faults/ }],
  ['npm run quality -- newer-orders-off', ends],
  ['npm run quality -- lighthouse', { until: /^\| landing, mobile \|/m }],
  ['npm run quality -- node-versions', { until: /== Node v20\.\S+: unit tests/ }],
  ['npm run quality -- services', { until: 'nobody tries it' }],
  // This command tries itself, too, so it would never end.
  ['npm run quality -- commands', { until: /== commands/ }],

  ['npm run export', { until: 'it ends', as: 'npm run export -- --help' }],
  ['npm run export -- --help', ends],
  ['npm run --silent export -- ADDRESS', exportOf('')],
  ['npm run --silent export -- ADDRESS --prices > trades.csv', exportOf('--prices')],
  [
    'npm run --silent export -- {address} [--format {format}] [--summary {file}] [--method {method}] [--prices]',
    exportOf('--summary sales --method fifo'),
  ],
  ['npm run export -- --summary tokens', exportOf('--summary tokens')],
  ['npm run api-schema', unchanged],
  ['npm run pictures', ends],
  ['npm run sbom', ends],
])

function exportOf(options: string): Way {
  const as = `npm run --silent export -- ${address} ${options} > trades.csv`
  return { until: 'it ends', as, onMocks: true }
}

/** Returns how a command is tried; undefined if no way is known. */
export function wayOf(command: string): Way | undefined {
  // A test makes each request of docs/api.md and compares the response.
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
