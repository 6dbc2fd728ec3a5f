import WebSocket from 'ws'
import * as z from 'zod'

const messageSchema = z.union([
  z.object({ type: z.literal('success'), id: z.number(), result: z.unknown() }),
  z.object({ type: z.literal('error'), id: z.number(), error: z.string(), message: z.string() }),
  z.object({ type: z.literal('event') }),
])

type Waiting = { resolve: (result: unknown) => void; reject: (error: Error) => void }

/** Sends a WebDriver BiDi command and waits for its result. */
export type SendBidi = (method: string, params: object) => Promise<unknown>

/** Connects to a browser that speaks WebDriver BiDi. Its socket closes with the browser. */
export async function connectBidi(url: string): Promise<SendBidi> {
  const socket = new WebSocket(url)
  const waiting = new Map<number, Waiting>()
  let lastId = 0
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  socket.on('message', (data) => {
    const message = messageSchema.parse(JSON.parse(String(data)))
    if (message.type === 'event') return
    const { resolve, reject } = waiting.get(message.id) ?? {}
    waiting.delete(message.id)
    if (message.type === 'success') resolve?.(message.result)
    else reject?.(new Error(`${message.error}: ${message.message}`))
  })
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('The browser has ended.'))
  })
  return (method, params) =>
    new Promise((resolve, reject) => {
      lastId += 1
      waiting.set(lastId, { resolve, reject })
      socket.send(JSON.stringify({ id: lastId, method, params }))
    })
}
