/** An answer that its caller takes no further for so long is broken off. */
const UNTAKEN_MS = 60_000

/**
 * The same answer, which calls `onEnd` once as soon as it needs nothing any more: it was sent whole,
 * broke off, was not taken for a minute, or its caller went away (behaviour 12.14).
 * @param callerGone aborts where the caller goes away, also before anything was taken
 */
export function whenSent(answer: Response, callerGone: AbortSignal, onEnd: () => void): Response {
  let timer: ReturnType<typeof setTimeout> | undefined
  let hasEnded = false
  const end = () => {
    clearTimeout(timer)
    callerGone.removeEventListener('abort', end)
    if (!hasEnded) onEnd()
    hasEnded = true
  }
  callerGone.addEventListener('abort', end, { once: true })
  if (callerGone.aborted || !answer.body) end()
  if (!answer.body) return answer
  const reader = answer.body.getReader()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      clearTimeout(timer)
      try {
        const { done, value } = await reader.read()
        if (done) {
          end()
          controller.close()
          return
        }
        controller.enqueue(value)
      } catch (error) {
        end()
        controller.error(error)
        return
      }
      if (hasEnded) return
      timer = setTimeout(() => {
        const reason = new DOMException('the answer was not taken', 'TimeoutError')
        end()
        controller.error(reason)
        void reader.cancel(reason)
      }, UNTAKEN_MS)
      // An answer that nobody takes keeps no server from ending.
      timer.unref()
    },
    cancel(reason) {
      end()
      return reader.cancel(reason)
    },
  })
  return new Response(body, answer)
}
