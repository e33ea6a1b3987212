import { elementName } from '../../tree'
import type { StudioStore } from '../model'
import type { SliceInfo } from '../model/boot'

/** What the names of a page's elements are made of: a session, or what a session is made of. */
export interface Names {
  store: Pick<StudioStore, 'getState'>
  slice: (name: string) => SliceInfo | undefined
}

/** What an element of the page is called; its id when it is gone. */
export function elementNameOf({ store, slice }: Names, id: string): string {
  const row = store.getState().tree.rows[id]
  return row ? elementName(row, slice) : id
}
