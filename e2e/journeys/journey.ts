import { test as base } from '@playwright/test'
import { ENGINES, findEngine } from '../engines/find-engine'
import type { Preferences } from '../engines/firefox'
import type { Engine } from '../engines/tab'
import { type Mocks, mocks } from '../pages/mocks-client'
import { createVisit, type Visit } from './visit'

type Fixtures = { visit: Visit; mocks: Mocks }
type WorkerFixtures = {
  /** The visitor's preferences in Firefox. */
  visitor: Preferences
  engine: Engine | undefined
}

/** Runs a journey through the built app, in the engine that the project is named after. */
export const journey = base.extend<Fixtures, WorkerFixtures>({
  mocks: ({}, provide) => provide(mocks),
  visitor: [{}, { scope: 'worker', option: true }],
  engine: [
    async ({ visitor }, provide, { project }) => {
      const name = ENGINES.find((engine) => engine === project.name)
      const start = name && findEngine(name, visitor)
      const engine = await start?.()
      await provide(engine)
      await engine?.end()
    },
    { scope: 'worker' },
  ],
  visit: async ({ engine }, provide, info) => {
    if (engine === undefined) {
      const fault = `${info.project.name} is not installed`
      if (process.env.CI) throw new Error(`${fault}, but CI must run every engine`)
      info.skip(true, fault)
      return
    }
    info.annotations.push({ type: 'engine', description: engine.version })
    const tab = await engine.openTab()
    await provide(createVisit(tab, engine.downloads))
    await tab.close()
  },
})

export { expect } from '@playwright/test'
