/** What stands on this device for use without the network, which ends with the session. */
export const answersDatabase = 'lapel-answers'
export const keyDatabase = 'lapel-key'

/** Drafts that are not saved stay, sealed: only their person's next session opens them. */
export function forgetOffline(): void {
  try {
    indexedDB.deleteDatabase(keyDatabase)
    indexedDB.deleteDatabase(answersDatabase)
  } catch {
    // A browser without storage has kept nothing.
  }
}
