/** @jest-environment node */
import { qualityPage } from './quality-page'
import { mutationSection } from './mutation-section'
import { propertySection } from './property-section'
import { soakSection } from './soak-section'

jest.mock('./mutation-section')
jest.mock('./property-section')
jest.mock('./soak-section')

it('what was found before stays on the page until its check has run again', () => {
  jest.mocked(propertySection).mockReturnValue('All held.')
  jest.mocked(mutationSection).mockReturnValue('| all | 100 % |\n\nWhat survived:\n\n- `a`')
  const first = qualityPage(10_000, '')
  expect(first).toContain('All held.')
  expect(first).toContain('Not measured.')

  jest.mocked(propertySection).mockReturnValue('Two failed.')
  jest.mocked(mutationSection).mockReturnValue(undefined)
  jest.mocked(soakSection).mockReturnValue('36 MB.')
  const second = qualityPage(10_000, first)
  const changed = first.replace('All held.', 'Two failed.').replace('Not measured.', '36 MB.')
  expect(second).toBe(changed)
})
