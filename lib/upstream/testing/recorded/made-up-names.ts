import { jsonOf } from '@/lib/domain/text/zod'

/** Fields whose values lead to the wallet. */
const PRIVATE = /^(user|userPubkey|orderKey|openTx|closeTx|txId)$/

/**
 * Replaces the wallet, order keys, transactions and other secrets of a response by made-up names, so that it can become
 * a recorded one. Undefined if the text isn't JSON, or if it escapes a secret.
 */
export function withMadeUpNames(
  text: string,
  secrets: readonly (string | undefined)[],
): string | undefined {
  if (jsonOf(text) === undefined) return undefined
  const names = new Set(secrets.flatMap((secret) => secret || []))
  JSON.parse(text, (field, value) => {
    if (PRIVATE.test(field) && value) names.add(String(value))
    return value
  })
  const longestFirst = [...names].sort((a, b) => b.length - a.length)
  // Base58 has no 0.
  const madeUp = (index: number) => `MadeUp${index + 1}`.replaceAll('0', 'x')
  const clean = longestFirst.reduce((rest, name, at) => rest.replaceAll(name, madeUp(at)), text)
  const left = JSON.stringify(jsonOf(clean)) ?? ''
  return left === '' || longestFirst.some((name) => left.includes(name)) ? undefined : clean
}
