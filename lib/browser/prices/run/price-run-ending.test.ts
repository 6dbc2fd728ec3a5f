import { birdeyeKeyStorage } from '@/lib/browser/api-keys/api-key-storage'
import type { PriceRunEnding } from '@/lib/view/prices/price-run-label'
import { dismissPriceRunEnding, endPriceRun } from './price-run-ending'
import { priceRunStore, showPriceDialogHere } from './price-run-store'
import { IDLE, sampleProgress } from '@/lib/browser/testing/sample-price-progress'
import { dismissToast, showToast, type Toast, useToasts } from '@/lib/browser/toasts/toast-store'

const REFUSED = 'Birdeye refused this key. Check it and try again.'
const NO_PLAN = "This key's Birdeye plan does not include price history."
const LIMITED = 'Birdeye has no more requests for this key just now.'

const fetchTheRest = jest.fn()
const state = () => priceRunStore.getState()
const toasts = () => useToasts.getState().toasts

/** A run of 184 prices that ends. */
function end(ending: PriceRunEnding, answered: number, isDialogOpen = false): void {
  priceRunStore.setState({ isDialogOpen, progress: sampleProgress({ answered }) })
  endPriceRun(ending, fetchTheRest)
}

/** Presses the action of the toast that is shown. */
const press = () => toasts()[0]?.action?.run()

beforeEach(() => {
  for (const { id } of toasts()) dismissToast(id)
  fetchTheRest.mockClear()
  priceRunStore.setState(IDLE)
  birdeyeKeyStorage.remember('my-key')
})

describe('a toast says how a run ended, and what is kept', () => {
  const limited = { kind: 'refused', status: 429 } as const
  const lost = { kind: 'lost' } as const

  describe.each([
    ['open, so that it closes', true],
    ['closed already', false],
  ])('the dialog is %s', (_, isDialogOpen) => {
    it.each<[string, PriceRunEnding, number, Toast['kind'], string]>([
      ['Stop', { kind: 'stopped' }, 112, 'info', '112 of 184 prices fetched'],
      ['Stop before the first', { kind: 'stopped' }, 0, 'info', '0 of 184 prices fetched'],
      [
        'some failed',
        { kind: 'whole' },
        181,
        'warn',
        '181 of 184 prices fetched. 3 could not be fetched.',
      ],
      ['two 429s', limited, 112, 'bad', `${LIMITED} 112 prices are kept.`],
      ['two 429s from the start', limited, 0, 'bad', LIMITED],
      ['a lost connection', lost, 1, 'bad', 'The connection was lost. 1 price is kept.'],
      ['no connection', lost, 0, 'bad', 'The connection was lost.'],
      [
        'our own server',
        { kind: 'failed', text: 'Too large.' },
        2,
        'bad',
        'Too large. 2 prices are kept.',
      ],
    ])('%s, with ‘Fetch the rest’', (_name, ending, answered, kind, text) => {
      end(ending, answered, isDialogOpen)
      expect(toasts()).toMatchObject([{ kind, text, action: { label: 'Fetch the rest' } }])
      expect(state()).toMatchObject(IDLE)
      expect(birdeyeKeyStorage.remembered()).toBe('my-key')
      press()
      expect(fetchTheRest).toHaveBeenCalledTimes(1)
    })

    it('all fetched, with nothing left to do', () => {
      end({ kind: 'whole' }, 184, isDialogOpen)
      expect(toasts()).toMatchObject([{ kind: 'ok', text: '184 of 184 prices fetched' }])
      expect(toasts()[0]?.action).toBeUndefined()
      expect(state()).toMatchObject(IDLE)
    })
  })
})

describe.each([
  ['401: the key is no longer remembered', 401, REFUSED, undefined],
  ['403: the key stays remembered', 403, NO_PLAN, 'my-key'],
] as const)('%s', (_, status, text, remembered) => {
  const ending = { kind: 'refused', status } as const

  it('the dialog stays open with the text at the field', () => {
    end(ending, 2, true)
    expect(state()).toMatchObject({ ...IDLE, isDialogOpen: true, refusal: text })
    expect(toasts()).toEqual([])
    expect(birdeyeKeyStorage.remembered()).toBe(remembered)
  })

  it('the dialog closed already, a toast says so', () => {
    end(ending, 2)
    expect(toasts()).toMatchObject([{ kind: 'bad', text: `${text} 2 prices are kept.` }])
    expect(state().isDialogOpen).toBe(false)
    expect(birdeyeKeyStorage.remembered()).toBe(remembered)
  })

  it('‘Fetch the rest’ opens the dialog for another key where the page has it', () => {
    const leave = showPriceDialogHere()
    end(ending, 0)
    press()
    expect(state()).toMatchObject({ ...IDLE, isDialogOpen: true, refusal: text })
    expect(fetchTheRest).not.toHaveBeenCalled()
    leave()
  })

  it('where it has none the same key is not tried again', () => {
    end(ending, 0)
    expect(toasts()).toHaveLength(1)
    expect(toasts()[0]?.action).toBeUndefined()
  })
})

it('once another run begins the last ending’s toast goes, others stay', () => {
  end({ kind: 'stopped' }, 1)
  showToast({ kind: 'ok', text: 'Downloaded 155 rows' })
  dismissPriceRunEnding()
  expect(toasts().map(({ text }) => text)).toEqual(['Downloaded 155 rows'])
})
