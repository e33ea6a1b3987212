import type { StudioStore } from '../model'
import type { SliceInfo } from '../model/boot'

/** What the names of a page's elements are made of: a session, or what a session is made of. */
export interface Names {
  store: Pick<StudioStore, 'getState'>
  slice: (name: string) => SliceInfo | undefined
}

/** An element's label, else its slice's. */
export function elementName({ store, slice }: Names, id: string): string {
  const row = store.getState().tree.rows[id]
  return row ? row.blockName || (slice(row.blockType)?.label ?? row.blockType) : id
}
