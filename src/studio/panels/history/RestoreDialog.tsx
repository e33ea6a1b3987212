'use client'

import { useSession } from '../../session/session'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { useRevisions } from '../../session/versions/useRevisions'

/** Asked when a restore would replace what is not saved. */
export function RestoreDialog() {
  const { revisions } = useSession()
  const isAsking = useRevisions((state) => state.isAsking)
  return (
    <ConfirmDialog
      confirmLabel="Restore"
      isOpen={isAsking}
      onCancel={() => revisions.store.setState({ isAsking: false })}
      onConfirm={() => revisions.restore({ isSure: true })}
      title="Replace your unsaved changes?"
    >
      The page becomes as it was in this version. Your unsaved changes are replaced by it; undo brings them back.
    </ConfirmDialog>
  )
}
