/**
 * Reads values by key. All keys requested within one turn of the event loop become one read, so that a page of a
 * thousand elements needs a handful. Known keys are not read again.
 */
export class Batch<Value> {
  #read: (keys: string[]) => Promise<ReadonlyMap<string, Value>>
  #known = new Map<string, Promise<Value | null>>()
  #waiting: { keys: Set<string>; found: Promise<ReadonlyMap<string, Value>> } | null = null

  constructor(read: (keys: string[]) => Promise<ReadonlyMap<string, Value>>) {
    this.#read = read
  }

  /** Returns the value of a key, or `null` if it does not exist. */
  get(key: string): Promise<Value | null> {
    const known = this.#known.get(key)
    if (known) return known
    const { keys, found } = (this.#waiting ??= this.#wait())
    keys.add(key)
    const value = found.then((values) => values.get(key) ?? null)
    this.#known.set(key, value)
    return value
  }

  #wait() {
    const keys = new Set<string>()
    const found = nextTurn().then(() => {
      this.#waiting = null
      return this.#read([...keys])
    })
    return { keys, found }
  }
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
