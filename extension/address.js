/** The address of a person's Lapel, as they wrote it. */
export const usualAddress = 'http://127.0.0.1:3000'

/** Where a page is handed over at that address; null where it is no address of the web. */
export function doorAt(written) {
  const text = written.trim()
  const isHere = /^(?:localhost|127\.|\[::1\])/.test(text)
  const whole = /^[a-z]+:\/\//i.test(text) ? text : `${isHere ? 'http' : 'https'}://${text}`
  if (text === '' || !URL.canParse(whole)) return null
  const { protocol, username, password, origin } = new URL(whole)
  const isPlain = username === '' && password === ''
  return isPlain && /^https?:$/.test(protocol) ? `${origin}/add-job` : null
}
