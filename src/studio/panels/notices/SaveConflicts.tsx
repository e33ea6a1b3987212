'use client'

import { conflictKey } from '../../../tree'
import { conflictsOf } from '../../model'
import { saveAndTell } from '../../commands/pageCommands'
import { decide } from '../../session/save/decide'
import { useEditor, useSession } from '../../session/session'
import { ConflictDialog } from './ConflictDialog'

/** What somebody else has saved differently from what was changed here. */
export function SaveConflicts() {
  const session = useSession()
  const { save, store } = session
  const isDeciding = useEditor(({ save }) => save.isDeciding)
  const interrupted = useEditor(({ save }) => save.interrupted)
  const dispute = useEditor(({ page }) => conflictsOf(page))
  if (!isDeciding || !dispute) return null
  return (
    <ConflictDialog
      applyLabel={interrupted ? 'Apply and save' : 'Apply'}
      dispute={dispute}
      intro="Somebody else has saved changes to what you changed, too. Everything else of both is merged already. Choose what counts."
      labels={{ mine: 'Mine', theirs: 'Theirs' }}
      onApply={(choose) => {
        decide({ store, sides: dispute.sides, settles: true, choose: (conflict) => choose(conflictKey(conflict)) })
        save.store.setState({ phase: 'idle', message: null, interrupted: null, isDeciding: false })
        if (interrupted) void saveAndTell({ session, action: interrupted })
      }}
      onLater={() => save.store.setState({ isDeciding: false })}
      title="Both of you changed this"
    />
  )
}
