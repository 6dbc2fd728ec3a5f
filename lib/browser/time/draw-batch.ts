import { notifyManager } from '@tanstack/react-query'
import { atMostEvery } from './throttle'

/** What is to be drawn, by whose it is; a later one takes an earlier one's place. */
export type Draws = {
  /** @param isUrgent whether it cannot wait; then all that waits is drawn with it */
  add: (id: string, draw: () => void, isUrgent: boolean) => void
  /** Drops what waits. */
  drop: (id: string) => void
}

/** Draws what several readings bring together: at most once every `ms`, all in one go. */
export function createDraws(ms: number): Draws {
  const waiting = new Map<string, () => void>()
  const drawAll = () => {
    const draws = [...waiting.values()]
    waiting.clear()
    notifyManager.batch(() => {
      for (const draw of draws) draw()
    })
  }
  const pace = atMostEvery<void>(ms, drawAll)
  return {
    add: (id, draw, isUrgent) => {
      waiting.set(id, draw)
      if (isUrgent) drawAll()
      else pace.take()
    },
    drop: (id) => void waiting.delete(id),
  }
}
