/** @jest-environment node */
import { FileError, withRowNumber } from './file-error'

it('a FileError names its row, and any other error stays as it is (behaviour 12.3, 12.9)', () => {
  const thrower = (error: Error) => () =>
    withRowNumber(2, () => {
      throw error
    })
  const bug = new TypeError('x is not a function')
  expect(thrower(new FileError('amount is missing'))).toThrow(
    new FileError('Row 2: amount is missing.'),
  )
  expect(thrower(bug)).toThrow(bug)
  expect(withRowNumber(2, () => 'made')).toBe('made')
})
