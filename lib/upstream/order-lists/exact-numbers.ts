/**
 * A JSON number as the value of a field, of 16 characters or more or with an exponent. No string holds
 * one: a letter behind a quotation mark means that a text begins there, so that the next one ends it.
 */
const INEXACT_NUMBER =
  /":(?<="[A-Za-z_]\w*":)(\s*)(?=[-+.\deE]{16}|[-+.\d]*[eE])(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?)(?=\s*[,}\]])/g

/**
 * A JSON text with the numbers of its fields written as text where parsing could lose digits: as
 * numbers, 0.30000000000000000001 becomes 0.3, 12345678901234567 becomes 12345678901234568 and 1e-400
 * becomes 0. A number of fewer characters has 15 digits at most, which parsing keeps (behaviour 3.18).
 * Fields have names of letters, digits and underscores.
 */
export function withExactNumbers(json: string): string {
  return json.replace(INEXACT_NUMBER, '":$1"$2"')
}
