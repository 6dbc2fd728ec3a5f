import { config } from 'zod/v4/core'

// Without this zod tries `new Function` once, which the Content-Security-Policy reports.
config({ jitless: true })
