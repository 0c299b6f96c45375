/**
 * What an operator allows beyond the public network (OUTGOING_ALLOW): a job board within the house,
 * say. An entry is `host:port`, a name or an address exactly; without a port it means 80 and 443.
 * No request can add to it.
 */
export interface Allowed {
  has(host: string, port: number): boolean
  hasPort(port: number): boolean
}

export function readAllowed(entries: readonly string[]): Allowed {
  const places = new Set(entries.flatMap(placesOf))
  const ports = new Set([...places].map((place) => Number(place.slice(place.lastIndexOf('|') + 1))))
  return {
    has: (host, port) => places.has(`${host}|${port}`),
    hasPort: (port) => ports.has(port),
  }
}

/** Whether an entry is of that form. */
export const isAllowEntry = (entry: string): boolean => entryForm.test(entry)

const entryForm = /^(?:\[[0-9a-f:.]+\]|[a-z0-9.-]+)(?::\d{1,5})?$/i

function placesOf(entry: string): string[] {
  const [, host = '', port] = /^(.*?)(?::(\d{1,5}))?$/.exec(entry.trim().toLowerCase()) ?? []
  const name = host.replace(/^\[(.*)\]$/, '$1')
  return (port === undefined ? ['80', '443'] : [port]).map((one) => `${name}|${one}`)
}
