import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import * as z from 'zod'
import type { NamedKey, Tab } from '../engines/tab'
import { APP_URL } from '../run/mock-settings'
import { type Look, lookAt, type Role } from './look-at'

const lookSchema: z.ZodType<Look> = z.object({
  x: z.number(),
  y: z.number(),
  isOnTop: z.boolean(),
  isDisabled: z.boolean(),
  checked: z.string(),
  hasFocus: z.boolean(),
  text: z.string(),
  value: z.string(),
})

/** Often enough that a journey goes on as soon as the page does. A poll by itself soon looks only once a second. */
export const OFTEN = { intervals: [100] }

/** The names that browsers give to unfinished files. */
const UNFINISHED = /\.(part|crdownload|wkdownload)$/

export type Visit = ReturnType<typeof createVisit>

/**
 * A visitor at a browser. Journeys do and see everything through this object, in the same way in every engine.
 * @param downloads the folder that the browser saves files in
 */
export function createVisit(tab: Tab, downloads: string) {
  /** Returns the value of a function that runs in the page. The call fails during a navigation. */
  async function ask<Value, Args extends readonly unknown[]>(
    schema: z.ZodType<Value>,
    run: (...args: Args) => unknown,
    ...args: Args
  ): Promise<Value> {
    const values = args.map((value) => JSON.stringify(value))
    return schema.parse(await tab.evaluate(`(${run})(${values.join(', ')})`))
  }

  /** Returns the first visible element of a role and name; an empty object if there is none. */
  async function find(role: Role, name: string | RegExp): Promise<Partial<Look>> {
    const [text, isPattern] = name instanceof RegExp ? [name.source, true] : [name, false]
    const look = ask(lookSchema.nullable(), lookAt, role, text, isPattern)
    return (await look.catch(() => null)) ?? {}
  }

  /** Waits until an element is as expected. */
  async function see(role: Role, name: string | RegExp, state: Partial<Look> = {}): Promise<void> {
    await expect
      .poll(() => find(role, name), { ...OFTEN, message: `${role} ${name}` })
      .toMatchObject({ x: expect.any(Number), ...state })
  }

  /** Clicks an element once it has stopped moving and nothing covers it. */
  async function press(role: Role, name: string | RegExp): Promise<void> {
    let place = { x: 0, y: 0 }
    await expect(async () => {
      const { x = 0, y = 0, ...state } = await find(role, name)
      const before = place
      place = { x, y }
      expect(state, `${role} ${name}`).toMatchObject({ isOnTop: true, isDisabled: false })
      expect(place, `${role} ${name} moves`).toEqual(before)
    }).toPass({ ...OFTEN, timeout: 20_000 })
    await tab.click(place.x, place.y)
  }

  const text = () =>
    ask(z.string(), () => document.body.innerText.replaceAll('\u00A0', ' ')).catch(() => '')

  return {
    ask,
    see,
    press,
    open: (path: string) => tab.goto(`${APP_URL}${path}`),
    back: tab.back,
    forward: tab.forward,
    reload: tab.reload,
    resize: tab.resize,
    key: (key: NamedKey) => tab.press(key),
    url: async () => new URL(await ask(z.string(), () => location.href)),
    /** Types into a field, after the text in it. */
    type: async (name: string, letters: string) => {
      await press('textbox', name)
      await tab.type(letters)
    },
    seeText: async (part: string | RegExp) => {
      await expect.poll(text, OFTEN).toMatch(part)
    },
    seeNoText: async (part: string | RegExp) => {
      await expect.poll(text, OFTEN).not.toMatch(part)
    },
    seeNone: async (role: Role, name: string | RegExp) => {
      await expect
        .poll(() => find(role, name), { ...OFTEN, message: `${role} ${name}` })
        .toEqual({})
    },
    /** Returns the text that a function in the page returns. */
    readText: (read: () => string) => ask(z.string(), read),
    /** Runs a script in the page. */
    play: async (script: () => void) => {
      await tab.evaluate(`void (${script})()`)
    },
    /** Selects an option of a menu that may get its options only once it has the focus. */
    choose: async (name: string, option: string) => {
      const choose = async (list: string, label: string) => {
        const select = document.querySelector<HTMLSelectElement>(`select[aria-label="${list}"]`)
        select?.focus()
        const { value } = [...(select?.options ?? [])].find(({ text }) => text === label) ?? {}
        if (select === null || value === undefined) return false
        select.value = value
        return select.dispatchEvent(new Event('change', { bubbles: true }))
      }
      await expect.poll(() => ask(z.boolean(), choose, name, option), OFTEN).toBe(true)
    },
    /** Returns the file that the browser saves after an action. */
    savedBy: async (action: () => Promise<void>) => {
      await action()
      const finished = async () =>
        (await readdir(downloads)).filter((name) => !UNFINISHED.test(name))
      await expect
        .poll(async () => (await finished()).length, { ...OFTEN, message: 'saved files' })
        .toBe(1)
      const [name = ''] = await finished()
      const path = join(downloads, name)
      // A file may exist before its content is written.
      await expect.poll(() => readFile(path, 'utf8'), OFTEN).toMatch(/\n$/)
      const saved = { name, text: await readFile(path, 'utf8') }
      await rm(path)
      return saved
    },
  }
}
