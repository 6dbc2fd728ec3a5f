/** Why what was asked for can't be written to a file, in words for people (behaviour 12.3, 15.9). */
export class FileFault extends Error {}

/**
 * Returns what is made of one row of a file.
 * @param row its number, from 1 on
 * @throws FileFault that names the row; any other error as it is
 */
export function inRow<T>(row: number, make: () => T): T {
  try {
    return make()
  } catch (error) {
    throw error instanceof FileFault ? new FileFault(`Row ${row}: ${error.message}.`) : error
  }
}
