import { toast } from '@payloadcms/ui'
import { Component, SquarePen, Unlink } from 'lucide-react'
import { sectionOf, type Row } from '../../tree'
import { createSection, readSectionRows } from '../api/sections'
import { detachAction, sectionRows, shareAction } from '../model'
import type { StudioSession } from '../session/session'
import { forOne, forSelection, inGroup, selectedIds, selectedRow } from './command'

const NONE = 'select a shared section first'

export const sectionCommands = inGroup('Element', {
  'make-section': {
    label: 'Make a shared section…',
    icon: Component,
    enabled: forSelection((session) => {
      const { rows } = session.store.getState().tree
      return selectedIds(session).every((id) => rows[id]) || 'something of it has no place on this page'
    }),
    run: ({ ui }) => ui.setState({ dialog: 'make-section' }),
  },
  'edit-section': {
    label: 'Edit the shared section',
    icon: SquarePen,
    enabled: (session) => placedSection(session) !== null || NONE,
    run: (session) => {
      const id = placedSection(session)
      if (id !== null) session.ui.setState({ leavingTo: sectionAddress(session, id) })
    },
  },
  'detach-section': {
    label: 'Detach from the shared section',
    icon: Unlink,
    enabled: forOne((_session, row) => sectionOf(row) !== null || NONE),
    run: (session) => {
      const row = selectedRow(session)
      if (row) void detach({ session, row })
    },
  },
})

/** Returns the address of a section's studio, with the page to return to. */
function sectionAddress({ boot }: Pick<StudioSession, 'boot'>, id: string): string {
  return `${boot.adminRoute}/studio/${encodeURIComponent(id)}?from=${encodeURIComponent(boot.pageId)}`
}

function placedSection(session: StudioSession): string | null {
  const row = selectedRow(session)
  return row && sectionOf(row)
}

/** Replaces the selected elements by a new section. Returns the error, or `null` on success. */
export async function makeSection({
  session,
  title,
}: {
  session: StudioSession
  title: string
}): Promise<string | null> {
  const { boot, dispatch, input, slice, store } = session
  input.commit()
  const ids = selectedIds(session)
  const { page, tree } = store.getState()
  const answer = await createSection({ boot, page, title, rows: sectionRows(tree, ids) })
  if (!answer.ok) return answer.message
  const { rows } = store.getState().tree
  if (ids.some((id) => rows[id] !== tree.rows[id]))
    return 'Somebody changed the elements meanwhile. The section is in the palette; nothing was replaced.'
  const isDone = dispatch(shareAction({ ids, section: answer.data.doc.id, title, slice }))
  if (isDone) toast.success(`“${title}” is a shared section now. Other pages find it in the palette.`)
  return isDone ? null : 'The section is in the palette; it cannot stand where the elements do.'
}

/** Replaces a section by copies of its elements, in one step. */
async function detach({ session, row }: { session: StudioSession; row: Row }): Promise<void> {
  const { boot, dispatch, store } = session
  const answer = await readSectionRows(boot, sectionOf(row) ?? '')
  if (!answer.ok) return void toast.error(`The shared section stays as it is. ${answer.message}`)
  const now = store.getState().tree.rows[row.id]
  if (now && sectionOf(now) === sectionOf(row)) dispatch(detachAction({ row: now, rows: answer.data }))
}
