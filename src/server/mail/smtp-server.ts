/** What `SMTP_URL` says of a server. */

export interface SmtpServer {
  host: string
  port: number
  /** TLS from the first byte. */
  isSecure: boolean
  /** STARTTLS or nothing. */
  needsTls: boolean
  login: { user: string; pass: string } | null
}

export const isSmtpUrl = (value: string): boolean => readSmtpUrl(value) !== null

/** Null where it names no server, or asks for something that there is not. */
export function readSmtpUrl(value: string): SmtpServer | null {
  if (!URL.canParse(value)) return null
  const url = new URL(value)
  const { protocol, hostname, port, pathname, search, hash } = url
  const isSecure = protocol === 'smtps:'
  if ((!isSecure && protocol !== 'smtp:') || hostname === '') return null
  if (!['', '/'].includes(pathname) || hash !== '') return null
  if (!['', '?tls=required'].includes(search)) return null
  const login = readLogin(url)
  if (login === undefined) return null
  const host = hostname.replaceAll(/^\[|\]$/g, '')
  // A password goes in the clear at most to this machine itself.
  const isHere = host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)
  return {
    host,
    port: port === '' ? (isSecure ? 465 : 587) : Number(port),
    isSecure,
    needsTls: search !== '' || (login !== null && !isHere),
    login,
  }
}

/** Undefined where it cannot be read, or is half of one. */
function readLogin({ username, password }: URL): SmtpServer['login'] | undefined {
  if (username === '' && password === '') return null
  try {
    const login = { user: decodeURIComponent(username), pass: decodeURIComponent(password) }
    return login.user === '' || login.pass === '' ? undefined : login
  } catch {
    return undefined
  }
}
