/** One store of IndexedDB, of records by their `id`. */
type AskStore = (
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest,
) => Promise<unknown>

export function deviceStore(databaseName: string, storeName: string): AskStore {
  const open = async (): Promise<IDBDatabase> => {
    const request = indexedDB.open(databaseName, 1)
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore(storeName, { keyPath: 'id' })
    })
    return answerOf(request)
  }
  return async (mode, ask) => {
    const database = await open()
    try {
      return await answerOf(ask(database.transaction(storeName, mode).objectStore(storeName)))
    } finally {
      database.close()
    }
  }
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('no storage')))
  })
}
