import { useStore } from 'zustand/react'
import { useSession } from '../session'
import type { Revision, RevisionsState } from '../../model/revisions'

export function useRevisions<Slice>(selector: (state: RevisionsState) => Slice): Slice {
  return useStore(useSession().revisions.store, selector)
}

/** The version that is looked at; `null` for the working copy. */
export function useSelectedRevision(): Revision | null {
  return useRevisions(({ revisions, selected }) => revisions.find(({ rev }) => rev === selected) ?? null)
}
