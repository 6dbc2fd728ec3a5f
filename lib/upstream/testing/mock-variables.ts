/**
 * For tests: loads a module of settings again. Of our environment variables, only `variables` are set. Call
 * `restoreVariables` after the last test.
 */
export async function withVariables<T>(
  variables: Record<string, string>,
  load: () => Promise<T>,
): Promise<T> {
  for (const name of Object.keys(process.env)) {
    if (/^(NEXT_PUBLIC_|VERCEL_|BIRDEYE_)/.test(name)) delete process.env[name]
  }
  Object.assign(process.env, variables)
  const loaded: T[] = []
  await jest.isolateModulesAsync(async () => {
    loaded.push(await load())
  })
  const [settings] = loaded
  if (settings === undefined) throw new Error('nothing was loaded')
  return settings
}

const before = { ...process.env }

export function restoreVariables(): void {
  process.env = { ...before }
}
