import * as z from 'zod'
import { expect } from '@playwright/test'
import { OFTEN, type Visit } from './visit'

/** Opens a wallet's orders, submits them all, and waits until their trades are loaded. */
export async function openTrades(visit: Visit, user: string): Promise<void> {
  await visit.open(`/orders/${user}`)
  await visit.see('button', 'Refresh')
  await visit.press('button', 'Submit')
  await visit.see('heading', /^Displaying data for .* trades\)$/)
  await visit.see('button', 'Refresh')
}

const tableSchema = z.object({
  rowCount: z.number(),
  bar: z.string(),
  rows: z.array(z.object({ number: z.number(), text: z.string() })),
})
type Table = z.infer<typeof tableSchema>

/** Reads the table: how many rows it has, what the bar says about them, and the rows near the window. */
function drawnTable(visit: Visit): Promise<Table> {
  return visit.ask(tableSchema, () => {
    const table = document.querySelector('table[aria-label="Deposits and trades"]')
    const bar = document.querySelector<HTMLElement>('[data-slot=filter-bar]')
    const rows = table?.querySelectorAll<HTMLElement>('tbody > [role=row]') ?? []
    return {
      rowCount: Number(table?.getAttribute('aria-rowcount') ?? 1) - 1,
      bar: /[\d,]+( of [\d,]+)? rows?/.exec(bar?.innerText ?? '')?.[0] ?? '',
      rows: [...rows].map((row) => ({
        number: Number(row.getAttribute('aria-rowindex')) - 1,
        text: row.innerText.replaceAll(/\s+/g, ' ').trim(),
      })),
    }
  })
}

/** Waits until the bar shows these words, such as '87 of 158 rows', and the table has that many rows. */
export async function seeRows(visit: Visit, words: string): Promise<void> {
  const rowCount = Number(words.split(' ')[0]?.replaceAll(',', ''))
  await expect
    .poll(() => drawnTable(visit).catch(() => ({})), OFTEN)
    .toMatchObject({ rowCount, bar: words })
}

/** Returns the text of a row, counted from 1; empty if the row isn't rendered. */
export async function rowText(visit: Visit, number: number): Promise<string> {
  const { rows } = await drawnTable(visit)
  return rows.find((row) => row.number === number)?.text ?? ''
}

/** Scrolls until the last row is rendered. The end moves meanwhile, because rows are measured on the way. */
export async function scrollToLastRow(visit: Visit): Promise<void> {
  await expect(async () => {
    await visit.play(() => scrollTo(0, document.documentElement.scrollHeight))
    const { rowCount, rows } = await drawnTable(visit)
    expect(rows.at(-1)?.number).toBe(rowCount)
  }).toPass({ ...OFTEN, timeout: 20_000 })
}
