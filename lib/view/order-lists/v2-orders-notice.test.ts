/** @jest-environment node */
import { V2_NOTICE } from './v2-orders-notice'

it('one line says that orders of the newer system are not listed', () => {
  expect(V2_NOTICE).toBe(
    "Since 10 March 2026 jup.ag places new orders on Jupiter's newer (V2) system. They are private to the wallet and not listed here.",
  )
})
