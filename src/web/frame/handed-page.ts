/** A page that the browser's extension handed over: it waits in this tab until its person decides. */
const key = 'lapelHandedPage'

export interface HandedPage {
  url: string
  title: string
  html: string
}

export function handedPage(): HandedPage | null {
  try {
    const given: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return isPage(given) ? given : null
  } catch {
    return null // Storage is switched off, or something else lies there.
  }
}

export function forgetHandedPage(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Storage is switched off: nothing lies there.
  }
}

const isPage = (given: unknown): given is HandedPage =>
  typeof given === 'object' &&
  given !== null &&
  ['url', 'title', 'html'].every((name) => typeof Reflect.get(given, name) === 'string')
