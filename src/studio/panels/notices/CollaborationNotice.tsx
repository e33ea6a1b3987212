'use client'

import { toast } from '@payloadcms/ui'
import { Users, CircleAlert } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { SECTION_KIND } from '../../../tree'
import { conflictsOf } from '../../model'
import { useEditor, useSession } from '../../session/session'
import notice from '../bar/notice.module.css'
import { conflictLabel } from '../../describe/describeConflict'
import styles from '../../ui/collaboration.module.css'
import { restorePage } from '../../api/lifecycle'
import { saveAsNewPage } from '../../api/saveAsNewPage'
import { asSubject } from '../../session/collaboration/people'
import type { PeopleState } from '../../model/collaboration'

/** What others did that concerns what is on the screen. What is typed here stays in any case. */
export function CollaborationNotice() {
  const gone = useEditor(({ people }) => people.gone)
  const said = useEditor(({ people }) => people.announcement)
  return (
    <>
      <p aria-live="polite" className={styles.said} data-live-region>
        {said}
      </p>
      {gone && <Gone {...gone} />}
      {!gone && <Conflicts />}
    </>
  )
}

function Conflicts() {
  const { slice, store } = useSession()
  const savedBy = useEditor(({ people }) => people.savedBy)
  const phase = useEditor(({ save }) => save.phase)
  const found = useEditor(({ page }) => conflictsOf(page))
  // The question is being asked already.
  if (!found || phase === 'conflict') return null
  const { tree, saved } = store.getState()
  const rowOf = (id: string) => tree.rows[id] ?? saved.tree.rows[id]
  const names = [...new Set(found.conflicts.map((conflict) => conflictLabel({ conflict, rowOf, slice })))]
  return (
    <div className={notice.offer} data-live-notice="conflict" role="status">
      <Users aria-hidden size={17} />
      <p>
        {savedBy ? asSubject(savedBy) : 'Somebody'} saved what you are changing as well: {names.slice(0, 3).join('; ')}
        {names.length > 3 && ` and ${names.length - 3} more`}. Your changes stay here; when you save, you choose whose
        count.
      </p>
    </div>
  )
}

/** Shows that the page is in the trash or deleted. The user can restore it and save, or save as a new page. */
function Gone({ how, by }: NonNullable<PeopleState['gone']>) {
  const { boot } = useSession()
  const isSection = useEditor(({ page }) => page.page.kind === SECTION_KIND)
  const kind = isSection ? 'shared section' : 'page'
  const saveAs = <SaveAsNewPage label={isSection ? 'Save as a new section' : 'Save as a new page'} />
  return (
    <div className={notice.notice} data-live-notice={how} role="alert">
      <CircleAlert aria-hidden size={17} />
      {how === 'trashed' ? (
        <p>
          {by} moved this {kind} to the trash. What is on your screen stays. It can be saved once the {kind} is
          restored.{' '}
          {boot.canEdit && (
            <>
              <Restore /> or {saveAs}
            </>
          )}
        </p>
      ) : (
        <p>
          {by} deleted this {kind} for good. What is on your screen stays, but it can no longer be saved here.{' '}
          {boot.canEdit && saveAs}
        </p>
      )}
    </div>
  )
}

function Restore() {
  const { boot, people } = useSession()
  const restore = async () => {
    const answer = await restorePage(boot, { id: boot.pageId })
    if (!answer.ok) return answer.message
    people.setState({ gone: null })
    toast.success('Restored as a draft. Save to keep what is on your screen.')
    return null
  }
  return <WayOn busy="Restoring…" command="restore-page" label="Restore as a draft" run={restore} />
}

function SaveAsNewPage({ label }: { label: string }) {
  const { boot, store } = useSession()
  const router = useRouter()
  const save = async () => {
    const made = await saveAsNewPage({ store, apiRoute: boot.apiRoute, collection: boot.collections.pages })
    if (!made.ok) return made.message
    router.push(`${boot.adminRoute}/studio/${made.id}`)
    return null
  }
  return <WayOn busy="Saving…" command="save-as-new-page" label={label} run={save} />
}

interface WayOnProps {
  label: string
  /** The label of the button while it runs. */
  busy: string
  command: string
  /** Returns an error message, or `null`. */
  run: () => Promise<string | null>
}

function WayOn({ label, busy, command, run }: WayOnProps) {
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const start = async () => {
    setIsBusy(true)
    setProblem(null)
    const refusal = await run()
    if (refusal === null) return
    setProblem(refusal)
    setIsBusy(false)
  }
  return (
    <>
      <button
        aria-disabled={isBusy}
        className={notice.link}
        data-command={command}
        onClick={() => {
          if (!isBusy) void start()
        }}
        type="button"
      >
        {isBusy ? busy : label}
      </button>
      {problem !== null && ` ${problem}`}
    </>
  )
}
