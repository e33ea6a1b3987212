import { isDirty } from '../../model'
import type { StudioSession } from '../session'
import { livingDrafts } from './createDrafts'

/** Whether leaving would leave something behind: changes of the page, or texts that are not on it. */
export function hasUnsaved({ store, drafts }: Pick<StudioSession, 'store' | 'drafts'>): boolean {
  const state = store.getState()
  return isDirty(state) || livingDrafts({ drafts: drafts.store.getState().drafts, tree: state.tree }).length > 0
}
