/** @jest-environment node */
import { FileFault, inRow } from './file-fault'

it('a fault names its row, any other error stays as it is (behaviour 12.3, 12.9)', () => {
  const thrower = (error: Error) => () =>
    inRow(2, () => {
      throw error
    })
  const bug = new TypeError('x is not a function')
  expect(thrower(new FileFault('amount is missing'))).toThrow(
    new FileFault('Row 2: amount is missing.'),
  )
  expect(thrower(bug)).toThrow(bug)
  expect(inRow(2, () => 'made')).toBe('made')
})
