/**
 * A message that must outlive a change of document: the app says it, the sign-in page shows it
 * (an ended session, a deleted account).
 */
const carryKey = 'lapelCarried'

export const carriedToasts = {
  expired: { kind: 'error', key: 'failures.session' },
  accountDeleted: { kind: 'success', key: 'done.accountDeleted' },
} as const

export type CarriedToast = keyof typeof carriedToasts

export function carryToast(name: CarriedToast): void {
  try {
    sessionStorage.setItem(carryKey, name)
  } catch {
    // Without storage the person still arrives at the sign-in page.
  }
}

/** The carried message, once. */
export function takeCarriedToast(): CarriedToast | null {
  try {
    const name = sessionStorage.getItem(carryKey)
    sessionStorage.removeItem(carryKey)
    return name === 'expired' || name === 'accountDeleted' ? name : null
  } catch {
    return null
  }
}
