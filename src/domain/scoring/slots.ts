/**
 * A slot for each state of a job, in the order in which they came; which slot is the job's now, and which
 * it had before. Identifiers lie as bytes in one array and are found by an open hash table: as strings in a
 * map, those of a million jobs would take 90 MB.
 */
import { growBytes, growWords } from './growing.ts'

export interface Slots {
  readonly count: number
  readonly bytes: number
  idOf(slot: number): string
  /** The slot that the job has now. */
  slotOf(id: string): number | undefined
  /** The one that it had when there were only so many. */
  slotAmong(id: string, count: number): number | undefined
  add(id: string): number
}

/** At most so much of the table is taken. */
const mostTaken = 0.6
const offset = 0x811c9dc5
const prime = 0x01000193

export function createSlots(): Slots {
  let texts: Uint8Array = new Uint8Array(1024)
  /** Where the identifier of each slot begins. */
  let begins: Uint32Array = new Uint32Array(17)
  /** A slot and one, by hash; 0 where there is none. */
  let table = new Uint32Array(32)
  /** How many places of the table are taken: one a job. */
  let taken = 0
  let count = 0
  /** Slot → the one that its job had before. */
  const before = new Map<number, number>()

  const hashOf = (bytes: Uint8Array, from: number, to: number): number => {
    let hash = offset
    for (let at = from; at < to; at++) hash = Math.imul(hash ^ (bytes[at] ?? 0), prime)
    return (hash ^ (hash >>> 15)) >>> 0
  }
  const isAt = (slot: number, bytes: Uint8Array): boolean => {
    const from = begins[slot] ?? 0
    if ((begins[slot + 1] ?? 0) - from !== bytes.length) return false
    for (let at = 0; at < bytes.length; at++) if (texts[from + at] !== bytes[at]) return false
    return true
  }
  /** Where in the table the job stands, or would. */
  const placeOf = (bytes: Uint8Array): number => {
    const mask = table.length - 1
    let place = hashOf(bytes, 0, bytes.length) & mask
    for (;;) {
      const held = table[place] ?? 0
      if (held === 0 || isAt(held - 1, bytes)) return place
      place = (place + 1) & mask
    }
  }
  const growTable = (): void => {
    const old = table
    table = new Uint32Array(2 * old.length)
    const mask = table.length - 1
    for (const held of old) {
      if (held === 0) continue
      let place = hashOf(texts, begins[held - 1] ?? 0, begins[held] ?? 0) & mask
      while (table[place] !== 0) place = (place + 1) & mask
      table[place] = held
    }
  }
  const slotOf = (id: string): number | undefined => {
    const held = table[placeOf(bytesOf(id))] ?? 0
    return held === 0 ? undefined : held - 1
  }

  return {
    get count() {
      return count
    },
    get bytes() {
      return texts.byteLength + begins.byteLength + table.byteLength
    },
    idOf: (slot) =>
      decodeURIComponent(
        String.fromCharCode(...texts.subarray(begins[slot] ?? 0, begins[slot + 1] ?? 0)),
      ),
    slotOf,
    slotAmong(id, among) {
      let slot = slotOf(id)
      while (slot !== undefined && slot >= among) slot = before.get(slot)
      return slot
    },
    add(id) {
      const bytes = bytesOf(id)
      const slot = count++
      const from = begins[slot] ?? 0
      begins = growWords(begins, slot + 2)
      begins[slot + 1] = from + bytes.length
      texts = growBytes(texts, from + bytes.length)
      texts.set(bytes, from)
      const place = placeOf(bytes)
      const held = table[place] ?? 0
      table[place] = slot + 1
      if (held > 0) before.set(slot, held - 1)
      else if (++taken > mostTaken * table.length) growTable()
      return slot
    },
  }
}

/** A byte a sign, where all of them are of those that stand in an address. */
function bytesOf(id: string): Uint8Array {
  const plain = encodeURIComponent(id)
  const bytes = new Uint8Array(plain.length)
  for (let at = 0; at < plain.length; at++) bytes[at] = plain.charCodeAt(at)
  return bytes
}
