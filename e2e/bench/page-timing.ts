import type { Locator, Page } from '@playwright/test'

const PX_A_FRAME = 100

/** Returns the time from a click until the next frame is painted, in ms. */
export function clickToPaint(target: Locator): Promise<number> {
  return target.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        const start = performance.now()
        if (element instanceof HTMLElement) element.click()
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)))
      }),
  )
}

/** Returns the time from a click until a new element is painted, in ms. */
export function clickToShown(target: Locator, selector: string): Promise<number> {
  return target.evaluate(
    (element, selector) =>
      new Promise<number>((resolve) => {
        const start = performance.now()
        const look = () => {
          if (document.querySelector(selector) === null) requestAnimationFrame(look)
          else setTimeout(() => resolve(performance.now() - start))
        }
        if (element instanceof HTMLElement) element.click()
        requestAnimationFrame(look)
      }),
    selector,
  )
}

/** Returns the time from a click until a changed text is painted, in ms. */
export function clickToChanged(target: Locator, selector: string): Promise<number> {
  return target.evaluate(
    (element, changing) =>
      new Promise<number>((resolve) => {
        const textNow = () => document.querySelector(changing)?.textContent
        const before = textNow()
        const start = performance.now()
        const look = () => {
          if (textNow() === before) requestAnimationFrame(look)
          else setTimeout(() => resolve(performance.now() - start))
        }
        if (element instanceof HTMLElement) element.click()
        requestAnimationFrame(look)
      }),
    selector,
  )
}

/** Scrolls for 3 s, 6,000 px a second. Returns the share of frames that were lost. */
export function framesLost(page: Page): Promise<number> {
  return page.evaluate(
    (pxAFrame) =>
      new Promise<number>((resolve) => {
        const start = performance.now()
        let last = start
        let lost = 0
        let frames = 0
        const step = (now: number) => {
          const missed = Math.round((now - last) / (1000 / 60)) - 1
          if (frames > 0) lost += Math.max(0, missed)
          frames += 1
          last = now
          window.scrollBy(0, pxAFrame)
          if (now - start < 3_000) requestAnimationFrame(step)
          else resolve(lost / (frames + lost))
        }
        requestAnimationFrame(step)
      }),
    PX_A_FRAME,
  )
}
