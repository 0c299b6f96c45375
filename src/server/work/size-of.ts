/** The characters of all texts in a value, and one for every other part: what a task's weight is judged by. */
export function sizeOf(value: unknown): number {
  let size = 0
  const open: unknown[] = [value]
  while (open.length > 0) {
    const one = open.pop()
    size += 1
    if (typeof one === 'string') size += one.length
    else if (ArrayBuffer.isView(one)) size += one.byteLength
    else if (typeof one === 'object' && one !== null) {
      for (const part of Object.values(one)) open.push(part)
    }
  }
  return size
}
