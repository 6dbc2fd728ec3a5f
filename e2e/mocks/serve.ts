import { parseArgs } from 'node:util'
import * as z from 'zod'
import { createMocks } from './all-mocks'
import { createMocksServer } from './node-server'

const HOST = '127.0.0.1'

const { values } = parseArgs({ options: { port: { type: 'string', default: '4311' } } })
const port = z.coerce.number().int().min(0).max(65_535).parse(values.port)

const server = createMocksServer(createMocks())

server.on('error', (error) => {
  console.error(`Mocks: ${error.message}`)
  process.exit(1)
})

server.listen(port, HOST, () => {
  const address = server.address()
  const boundPort = typeof address === 'object' && address !== null ? address.port : port
  console.log(`Mocks on http://${HOST}:${boundPort}`)
})

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    server.close(() => process.exit(0))
    // Calls that hang on purpose would keep the server open for ever.
    server.closeAllConnections()
  })
}
