/** An application's changes to the commands or tabs of the studio, besides added ones. */
export interface Arrangement {
  /** The ids that are left out. */
  without?: readonly string[]
  /** The ids that come first. */
  order?: readonly string[]
}

interface Item {
  id: string
  /** Takes the place of the product's item with the same id. */
  replaces?: true
}

interface Input<Kind> extends Pick<Arrangement, 'without'> {
  kind: 'command' | 'tab'
  product: readonly Kind[]
  added: readonly Kind[]
}

/**
 * Returns the product's items without those that are left out, with replacements in their places and the application's own at the end.
 *
 * @throws for an id that is taken, malformed or unknown.
 */
export function extendItems<Kind extends Item>({ kind, product, added, without = [] }: Input<Kind>): Kind[] {
  const items = new Map(product.map((item) => [item.id, item]))
  const known = new Set(items.keys())
  for (const item of added) {
    const { id, replaces = false } = item
    if (!/^[a-z0-9-]+$/.test(id)) throw new Error(`The ${kind} "${id}" must be named in lower case with hyphens.`)
    if (added.some((other) => other !== item && other.id === id)) throw new Error(`There are two ${kind}s "${id}".`)
    if (replaces && !known.has(id)) throw unknown({ kind, id, by: 'replaces', known })
    if (!replaces && known.has(id))
      throw new Error(`The ${kind} "${id}" is one of the product. Choose another id, or set \`replaces: true\`.`)
    items.set(id, item)
  }
  const lost = without.find((id) => !items.has(id))
  if (lost !== undefined) throw unknown({ kind, id: lost, by: 'without', known: items.keys() })
  return [...items.values()].filter(({ id }) => !without.includes(id))
}

/**
 * Returns the items with those of `order` first.
 *
 * @throws for an id that is unknown.
 */
export function orderItems<Kind extends Item>(
  items: readonly Kind[],
  { kind, order = [] }: { kind: 'command' | 'tab' } & Pick<Arrangement, 'order'>,
): Kind[] {
  const first = order.map((id) => {
    const found = items.find((item) => item.id === id)
    if (!found) throw unknown({ kind, id, by: 'order', known: items.map((item) => item.id) })
    return found
  })
  return [...first, ...items.filter((item) => !first.includes(item))]
}

interface Unknown {
  kind: 'command' | 'tab'
  id: string
  by: 'replaces' | 'without' | 'order'
  known: Iterable<string>
}

function unknown({ kind, id, by, known }: Unknown): Error {
  const names = [...known].join(', ')
  const where =
    by === 'replaces' ? `The ${kind} "${id}" has \`replaces: true\`` : `\`studio.${by}.${kind}s\` has "${id}"`
  return new Error(`${where}, but the studio has no such ${kind}. It has: ${names}.`)
}
