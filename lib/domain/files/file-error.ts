/** Thrown with a reason for people if a file can't be written (behaviour 12.3, 15.9). */
export class FileError extends Error {}

/** Puts the number of a file's row, from 1 on, into a FileError that `make` throws. Other errors stay as they are. */
export function withRowNumber<T>(row: number, make: () => T): T {
  try {
    return make()
  } catch (error) {
    throw error instanceof FileError ? new FileError(`Row ${row}: ${error.message}.`) : error
  }
}
