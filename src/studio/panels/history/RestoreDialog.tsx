'use client'

import { useEditor, useSession } from '../../session/session'
import { ConfirmDialog } from '../../ui/ConfirmDialog'

/** Asked when a restore would replace what is not saved. */
export function RestoreDialog() {
  const { versions } = useSession()
  const isAsking = useEditor((state) => state.versions.isAsking)
  return (
    <ConfirmDialog
      confirmLabel="Restore"
      isOpen={isAsking}
      onCancel={() => versions.store.setState({ isAsking: false })}
      onConfirm={() => versions.restore({ isSure: true })}
      title="Replace your unsaved changes?"
    >
      The page becomes as it was in this version. Your unsaved changes are replaced by it; undo brings them back.
    </ConfirmDialog>
  )
}
