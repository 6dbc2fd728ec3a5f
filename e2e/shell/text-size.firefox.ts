import { expect, journey } from '../journeys/journey'
import { sampleTradesPath } from '../pages/sample-trades'
import { overlappingTexts } from '../pages/text-overlaps'

/** 'Zoom text only' at 200 %, as the system's size of text. */
journey.use({ visitor: { 'browser.display.os-zoom-behavior': 2, 'ui.textScaleFactor': 200 } })

journey(
  'with Firefox’s text zoom nothing lies over anything else (behaviour 13.13)',
  async ({ visit }) => {
    await visit.open(sampleTradesPath())
    await visit.seeText('283 rows')
    const sizeOfTexts = () => getComputedStyle(document.body).fontSize
    expect(await visit.readText(sizeOfTexts)).toBe('28px')
    expect(await visit.readText(overlappingTexts)).toBe('')
  },
)
