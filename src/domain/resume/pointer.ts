/**
 * Paths into a resume: JSON Pointers (RFC 6901), such as `/work_experience/0/description/2`.
 * Edits, evidence, violations and scores all name a place in a resume this way.
 */

/** `['work_experience', 0, 'role']` → `/work_experience/0/role`. */
export function pointer(segments: readonly (string | number)[]): string {
  let path = ''
  for (const segment of segments)
    path += `/${typeof segment === 'string' ? escaped(segment) : segment}`
  return path
}

function escaped(segment: string): string {
  return segment.replaceAll('~', '~0').replaceAll('/', '~1')
}

/** `/work_experience/0/role` → `['work_experience', '0', 'role']`; the empty pointer is the whole. */
export function segmentsOf(path: string): string[] {
  if (path === '') return []
  return path
    .slice(1)
    .split('/')
    .map((s) => s.replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** The value at a path, or undefined where there is none. Never follows the prototype chain. */
export function valueAt(root: unknown, path: string): unknown {
  let value: unknown = root
  for (const segment of segmentsOf(path)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, segment))
      return undefined
    value = (value as Record<string, unknown>)[segment]
  }
  return value
}

/** A copy of `root` with `value` at an existing path; unchanged parts are shared with `root`. */
export function withValueAt<T>(root: T, path: string, value: unknown): T {
  return replaceAt(root, segmentsOf(path), value) as T
}

function replaceAt(node: unknown, segments: readonly string[], value: unknown): unknown {
  const [head, ...rest] = segments
  if (head === undefined) return value
  if (typeof node !== 'object' || node === null || !Object.hasOwn(node, head)) {
    throw new RangeError(`no value at ${pointer(segments)}`)
  }
  if (Array.isArray(node)) {
    return node.map((item: unknown, i) =>
      String(i) === head ? replaceAt(item, rest, value) : item,
    )
  }
  const record = node as Record<string, unknown>
  return { ...record, [head]: replaceAt(record[head], rest, value) }
}
