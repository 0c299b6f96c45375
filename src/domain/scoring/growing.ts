/**
 * Typed arrays that grow: the same array while there is room, else a copy half as large again. What
 * is new is zero.
 */
const roomFor = (length: number): number => Math.ceil(length * 1.5)

export function growBytes(array: Uint8Array, length: number): Uint8Array {
  if (length <= array.length) return array
  const grown = new Uint8Array(roomFor(length))
  grown.set(array)
  return grown
}

export function growShorts(array: Uint16Array, length: number): Uint16Array {
  if (length <= array.length) return array
  const grown = new Uint16Array(roomFor(length))
  grown.set(array)
  return grown
}

export function growWords(array: Uint32Array, length: number): Uint32Array {
  if (length <= array.length) return array
  const grown = new Uint32Array(roomFor(length))
  grown.set(array)
  return grown
}
