/** Where the server's calls stand: a setting of the build, `/api` by default (contract, HTTP). */
export const apiBase: string =
  (import.meta.env?.['VITE_API_BASE_URL'] as string | undefined) ?? '/api'
