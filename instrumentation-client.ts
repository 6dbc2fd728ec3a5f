// Without this setting, zod tries `new Function` once, which the Content-Security-Policy reports. It is
// written to zod's global directly, because importing zod's `config` costs the landing page 5 kB.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
