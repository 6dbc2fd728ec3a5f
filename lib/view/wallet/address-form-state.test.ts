/** @jest-environment node */
import { EMPTY_ADDRESS_FORM } from './address-form-state'

it('before a submit the field is empty and untouched by any error', () => {
  expect(EMPTY_ADDRESS_FORM).toEqual({ submitted: '', error: undefined })
})
