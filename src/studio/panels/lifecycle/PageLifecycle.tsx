'use client'

import { useRouter } from 'next/navigation'
import { useSWRConfig } from 'swr'
import { readSchedules } from '../../../contract/lifecycle'
import { addressFor } from '../../api/call'
import { lifecycleOf, lifecyclePlaceOf } from '../../commands/lifecycleCommands'
import { useEditor, useSession } from '../../session/session'
import { LifecycleDialog } from '../../ui/lifecycle/LifecycleDialog'

/** What a command of the page's life asks. What is unsaved is asked about before the window leaves the page. */
export function PageLifecycle() {
  const session = useSession()
  const router = useRouter()
  const { mutate } = useSWRConfig()
  const action = useEditor(({ ui }) => ui.life)
  if (action === null) return null
  const { adminRoute } = session.boot
  const place = lifecyclePlaceOf(session.boot)
  const page = lifecycleOf(session)
  return (
    <LifecycleDialog
      action={action}
      onClose={() => session.ui.setState({ life: null })}
      onDone={({ copy }) => {
        if (copy !== undefined) return session.ui.setState({ leavingTo: `${adminRoute}/studio/${copy}` })
        // The page is gone from here: there is nothing left to be asked about.
        if (action === 'trash') return router.push(`${adminRoute}/pages`)
        void mutate(addressFor(place.apiRoute, readSchedules, { params: { id: page.id } }))
      }}
      page={page}
      place={place}
    />
  )
}
