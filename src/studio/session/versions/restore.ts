import { toast } from '@payloadcms/ui'
import { diff, elementName, faultWords } from '../../../tree'
import type { Snapshot, StudioStore } from '../../model'
import type { SliceInfo } from '../../model/boot'
import { restoreElement } from './restoreElement'
import { versionCopy } from './versionCopy'
import type { VersionContent } from '../../../contract/versions'

export interface Restore {
  /** Returns whether the working copy is now as the version was. */
  page: (content: VersionContent) => boolean
  element: (of: { content: VersionContent; id: string }) => boolean
}

/** Restores a version into the working copy, as one step that can be undone and is saved like any change. */
export function createRestore({
  page,
  canEdit,
  slice,
}: {
  page: StudioStore
  canEdit: boolean
  slice: (name: string) => SliceInfo | undefined
}): Restore {
  const apply = ({ to, rev, element }: { to: Snapshot; rev: number; element: string | null }): boolean => {
    if (!canEdit) return false
    const change = diff(page.getState(), to)
    if (!change) {
      toast.info(element === null ? 'The page is as it was in this version.' : 'The element is as it was then.')
      return element === null
    }
    const result = page.dispatch({ type: 'restoreRevision', change, rev, element })
    if (!result.applied && result.reason !== null) toast.error(faultWords(result.reason, slice))
    return result.applied
  }
  return {
    page: ({ rev, page: values, rows, pathHolder }) => {
      const to = versionCopy({ current: page.getState(), page: values, rows })
      const isChanged = diff(page.getState(), to) !== null
      if (!apply({ to, rev, element: null })) return false
      if (isChanged) toast.success('Restored, and not saved yet. Undo takes it back.')
      if (pathHolder !== null) toast.warning(pathWarning({ path: to.page.path, pathHolder }))
      return true
    },
    element: ({ content: { rev, page: values, rows }, id }) => {
      const current = page.getState()
      const source = versionCopy({ current, page: values, rows })
      const restored = restoreElement({ current: current.tree, source: source.tree, id })
      if (!restored.ok) {
        toast.error(restored.problem)
        return false
      }
      const row = restored.tree.rows[id]
      const isDone = apply({ to: { page: current.page, tree: restored.tree }, rev, element: id })
      if (isDone) toast.success(`"${row ? elementName(row) : id}" is as it was, and not saved yet. Undo takes it back.`)
      return isDone
    },
  }
}

/** The server would refuse to save this. */
export function pathWarning({ path, pathHolder }: { path: string; pathHolder: string }): string {
  return `The path "${path}" belongs to the page "${pathHolder}" now. Choose another before you save.`
}
