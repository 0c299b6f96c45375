/**
 * A queue in which people take turns: the next item is the oldest of whoever was served longest ago,
 * so that a hundred items of one person delay another's first item by one item and not by a hundred.
 */
export class FairQueue<Item> {
  /** Each owner's items in the order in which they came. */
  readonly #items = new Map<string, Item[]>()
  /** Whose turn it was, the latest last; who is not in it was served longest ago. */
  readonly #served = new Set<string>()
  #size = 0

  get size(): number {
    return this.#size
  }

  countOf(owner: string): number {
    return this.#items.get(owner)?.length ?? 0
  }

  push(owner: string, item: Item): void {
    const own = this.#items.get(owner)
    if (own === undefined) this.#items.set(owner, [item])
    else own.push(item)
    this.#size++
  }

  /** Takes the next item that `mayGo` lets through; its owner's next turn comes after everybody's. */
  take(mayGo: (item: Item) => boolean = () => true): Item | undefined {
    for (const owner of this.#inTurn()) {
      const item = this.#items.get(owner)?.find(mayGo)
      if (item === undefined) continue
      this.remove(owner, item)
      this.noteTurn(owner)
      return item
    }
    return undefined
  }

  /** Whether any item waits that `mayGo` lets through. */
  has(mayGo: (item: Item) => boolean): boolean {
    return [...this.#items.values()].some((own) => own.some(mayGo))
  }

  /** False where the item no longer waits. */
  remove(owner: string, item: Item): boolean {
    const own = this.#items.get(owner)
    const at = own?.indexOf(item) ?? -1
    if (own === undefined || at < 0) return false
    own.splice(at, 1)
    if (own.length === 0) this.#items.delete(owner)
    this.#size--
    return true
  }

  /** Takes everything. */
  drain(): Item[] {
    const all = [...this.#items.values()].flat()
    this.#items.clear()
    this.#size = 0
    return all
  }

  *#inTurn(): Generator<string> {
    for (const owner of this.#items.keys()) if (!this.#served.has(owner)) yield owner
    for (const owner of this.#served) if (this.#items.has(owner)) yield owner
  }

  /** Whoever was served past the queue has had a turn, too. */
  noteTurn(owner: string): void {
    this.#served.delete(owner)
    this.#served.add(owner)
    const [longestAgo] = this.#served
    if (this.#served.size > mostRemembered && longestAgo !== undefined) {
      this.#served.delete(longestAgo)
    }
  }
}

/** Of so many owners it is known when they had a turn. */
const mostRemembered = 1_000
