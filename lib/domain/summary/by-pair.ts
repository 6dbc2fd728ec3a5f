/** Something for every pair of mints. Two maps, one in the other: a key made of both takes longer. */
export type ByPair<T> = Map<string, Map<string, T>>

/** What a pair has; made where it has nothing yet. */
export function ofPair<T>(
  pairs: ByPair<T>,
  inputMint: string,
  outputMint: string,
  make: () => T,
): T {
  const ofInput = pairs.get(inputMint) ?? new Map<string, T>()
  if (ofInput.size === 0) pairs.set(inputMint, ofInput)
  const known = ofInput.get(outputMint)
  if (known !== undefined) return known
  const made = make()
  ofInput.set(outputMint, made)
  return made
}

/** All pairs and what they have. */
export function pairEntries<T>(pairs: ByPair<T>): [string, string, T][] {
  return [...pairs].flatMap(([inputMint, ofInput]) =>
    [...ofInput].map(([outputMint, value]): [string, string, T] => [inputMint, outputMint, value]),
  )
}
