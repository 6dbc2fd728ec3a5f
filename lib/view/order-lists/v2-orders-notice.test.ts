/** @jest-environment node */
import { V2_NOTICE } from './v2-orders-notice'

it('one line says that orders of the newer system are not listed', () => {
  expect(V2_NOTICE).toBe(
    "Orders placed on Jupiter's newer (V2) system are private to the wallet and not listed here.",
  )
})
