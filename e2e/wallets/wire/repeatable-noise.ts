/** Returns a pseudo-random number from 0 to below 1, which depends only on two whole numbers. */
export function repeatableNoise(a: number, b: number): number {
  let bits = Math.imul(a ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(b, 0xc2b2ae35)
  bits = Math.imul(bits ^ (bits >>> 15), 0x2c1b3c6d)
  return ((bits ^ (bits >>> 13)) >>> 0) / 2 ** 32
}

/** Picks a pseudo-random item. @throws if there is none */
export function pickedByNoise<Thing>(things: readonly Thing[], a: number, b: number): Thing {
  const thing = things[Math.floor(repeatableNoise(a, b) * things.length)]
  if (thing === undefined) throw new Error('there is nothing to pick from')
  return thing
}
