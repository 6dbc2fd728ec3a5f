import type { Page } from '@playwright/test'
import { expect, openAllTrades, test } from '../pages/app-test'
import { type HeldCalls, holdRequests } from '../pages/held-calls'
import { fetchButton, toastBy, usdDialog, usdValues } from '../pages/price-dialog-page'
import { STAND_INS_URL } from '../run/stand-in-settings'

const DEFILLAMA = `${STAND_INS_URL}/defillama/**`
/** At a request a second. */
const A_WHOLE_RUN = { timeout: 90_000 }
const sourcesLine = (page: Page) => page.locator('[data-slot=price-sources]')
const WHOLE = /^\d+ prices: \d+ from trades, \d+ DefiLlama( \(\d+ over 5 minutes away\))?$/

/** What the page asked of DefiLlama and was answered, in order. */
function noteAnswered(page: Page): string[] {
  const answered: string[] = []
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.startsWith('/defillama')) answered.push(response.url())
  })
  return answered
}

type HeldRun = { held: HeldCalls; answered: string[] }

/** Opens all trades and starts a run whose second call and all later ones wait. */
async function startHeld(page: Page, user: string): Promise<HeldRun> {
  const answered = noteAnswered(page)
  const held = await holdRequests(page, DEFILLAMA, () => answered.length >= 1)
  await openAllTrades(page, user)
  await start(page)
  await expect.poll(held.waiting, { timeout: 40_000 }).toBe(1)
  // What the trades tell came first.
  await expect(usdValues(page).first()).toBeVisible()
  return { held, answered }
}

async function start(page: Page): Promise<void> {
  await fetchButton(page).click()
  await usdDialog(page).getByRole('button', { name: 'Fetch without a key' }).click()
}

/** Waits until a run with its dialog closed is under way, and until it has ended. */
async function expectRunAndEnd(page: Page): Promise<void> {
  const progress = page.getByText(/^\d+ of \d+ prices$/)
  await expect(progress).toBeVisible()
  await expect(progress).toBeHidden(A_WHOLE_RUN)
}

/** How many calls asked again for what an earlier one had answered. */
const askedTwice = (urls: readonly string[]) => urls.length - new Set(urls).size

/** Runs to the end what was ended in its middle: no call asks for what is there. */
async function expectRestAlone(page: Page, { held, answered }: HeldRun): Promise<void> {
  held.release()
  await start(page)
  await expect(usdDialog(page)).toBeHidden(A_WHOLE_RUN)
  expect(answered.length).toBeGreaterThan(1)
  expect(askedTwice(answered)).toBe(0)
}

test.describe('a run without a key is interrupted as Birdeye’s (behaviour 8.14, 8.18, 8.19)', () => {
  test('Stop keeps what came; the next run asks for the rest alone', async ({ page, standIns }) => {
    const { held, answered } = await startHeld(page, await standIns.wallet('everyday'))
    await usdDialog(page).getByRole('button', { name: 'Stop' }).click()
    await expect(usdDialog(page)).toHaveCount(0)
    await expect.poll(held.waiting, 'the call that Stop ended').toBe(0)
    await expect(sourcesLine(page)).toHaveText(WHOLE)
    await expectRestAlone(page, { held, answered })
  })

  test('after a reload what came is there, and the next run asks for the rest alone', async ({
    page,
    standIns,
  }) => {
    const { held, answered } = await startHeld(page, await standIns.wallet('everyday'))
    await page.reload()
    await expect(sourcesLine(page)).toHaveText(WHOLE)
    await expect(usdValues(page).first()).toBeVisible()
    await expectRestAlone(page, { held, answered })
  })

  test('offline it ends with what it has, and goes on with the rest', async ({
    page,
    standIns,
    context,
  }) => {
    const { held, answered } = await startHeld(page, await standIns.wallet('everyday'))
    const told = await toastBy(page, /^The connection was lost\. \d+ prices are kept\./, () =>
      context.setOffline(true),
    )
    await expect(usdDialog(page)).toHaveCount(0)
    await expect.poll(held.waiting, 'the call that was lost').toBe(0)
    await context.setOffline(false)
    held.release()
    await told.getByRole('button', { name: 'Fetch the rest' }).click()
    await expectRunAndEnd(page)
    expect(askedTwice(answered)).toBe(0)
  })

  test('of two tabs the second waits, then asks for what is still missing', async ({
    page,
    context,
    standIns,
  }) => {
    const user = await standIns.wallet('everyday')
    const second = await context.newPage()
    await openAllTrades(second, user)
    const inSecond = noteAnswered(second)
    const { held, answered } = await startHeld(page, user)
    await start(second)
    await expect(
      usdDialog(second).getByText('Another tab is fetching prices. This one goes on after it.'),
    ).toBeVisible()
    expect(inSecond).toEqual([])
    await usdDialog(page).getByRole('button', { name: 'Stop' }).click()
    await expect(usdDialog(page)).toHaveCount(0)
    held.release()
    await expect(usdDialog(second)).toBeHidden(A_WHOLE_RUN)
    expect(inSecond.length).toBeGreaterThan(0)
    expect(askedTwice([...answered, ...inSecond])).toBe(0)
  })
})
