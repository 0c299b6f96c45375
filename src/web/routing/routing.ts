import { createContext, use } from 'react'

import type { Address } from './address.ts'

/** The address of what is drawn: while a screen is being fetched, that of the one before it. */
export const Routing = createContext<{ address: Address; fetchScreen: (path: string) => void }>({
  address: { pathname: '/', search: '' },
  fetchScreen: () => undefined,
})

export function useAddress(): Address {
  return use(Routing).address
}
