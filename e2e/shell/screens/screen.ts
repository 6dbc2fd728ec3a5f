import type { Page } from '@playwright/test'
import type { StandIns } from '../../pages/stand-ins-client'

/** Brings a page to a state of a screen, and waits until it is there. */
export type OpenScreen = (page: Page, standIns: StandIns) => Promise<void>
