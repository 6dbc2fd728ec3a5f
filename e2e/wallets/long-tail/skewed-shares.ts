/**
 * Splits a total into whole numbers of at least 1, the largest first. Few of them are large: the n-th has a
 * share of n to the power of `-steepness` (Zipf's law).
 * @throws if the total is less than the count
 */
export function skewedShares(total: number, count: number, steepness: number): number[] {
  if (total < count) throw new Error(`${total} cannot be shared by ${count}`)
  const weights = Array.from({ length: count }, (_, index) => (index + 1) ** -steepness)
  const sum = weights.reduce((upTo, weight) => upTo + weight, 0)
  // The running sum is rounded, not each number, so that nothing is lost or added.
  const sharedUpTo = (weight: number) => Math.floor(((total - count) * weight) / sum)
  let before = 0
  return weights.map((weight) => {
    const start = sharedUpTo(before)
    before += weight
    return 1 + sharedUpTo(before) - start
  })
}
