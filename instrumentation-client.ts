// Without this zod tries `new Function` once, which the Content-Security-Policy reports. Written
// where zod keeps its settings, because importing its `config` costs the landing page 5 kB.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
