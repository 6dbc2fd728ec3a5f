const DATABASE = 'perijove-jupiter-calls'
const STORE = 'limits'
const KEY = 'times'

let opening: Promise<IDBDatabase> | undefined

/**
 * Changes what the browser's database holds of Jupiter's calls, in one transaction: those come one
 * after another over all tabs, and each sees what the last one wrote (behaviour 4.12).
 * @param change from what is stored, undefined where nothing is, to what is stored from now on
 * @throws what the change throws, and where there is no database or it fails
 */
export async function updateStored(change: (stored: unknown) => unknown): Promise<void> {
  opening ??= openDatabase()
  const transaction = (await opening).transaction(STORE, 'readwrite')
  await new Promise<void>((resolve, reject) => {
    const store = transaction.objectStore(STORE)
    const reading = store.get(KEY)
    reading.onsuccess = () => {
      try {
        store.put(change(reading.result), KEY)
      } catch (error) {
        reject(error)
      }
    }
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })
}

/** Forgets when Jupiter was called; nothing where the browser keeps no databases. */
export function deleteCallTimes(): void {
  globalThis.indexedDB?.deleteDatabase(DATABASE)
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE)
    request.onsuccess = () => {
      const database = request.result
      const forget = () => {
        opening = undefined
      }
      database.onclose = forget
      // So that whoever clears the browser's storage need not wait.
      database.onversionchange = () => {
        database.close()
        forget()
      }
      resolve(database)
    }
    request.onerror = () => reject(request.error)
  })
}
