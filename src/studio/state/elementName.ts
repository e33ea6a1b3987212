import type { StudioSession } from './session'

/** An element's label, else its slice's. */
export function elementName({ store, slice }: Pick<StudioSession, 'store' | 'slice'>, id: string): string {
  const row = store.getState().tree.rows[id]
  return row ? row.blockName || (slice(row.blockType)?.label ?? row.blockType) : id
}
