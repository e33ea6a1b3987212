'use client'

import { Users, CircleAlert } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { SECTION_KIND } from '../../../tree'
import { conflictsOf } from '../../model'
import { useEditor, useSession } from '../../session/session'
import notice from '../bar/notice.module.css'
import { conflictLabel } from '../../describe/describeConflict'
import styles from '../../ui/collaboration.module.css'
import { saveAsNewPage } from '../../api/saveAsNewPage'
import { asSubject } from '../../session/collaboration/people'
import type { PeopleState } from '../../model/collaboration'

/** What others did that concerns what is on the screen. What is typed here stays in any case. */
export function CollaborationNotice() {
  const gone = useEditor(({ people }) => people.gone)
  const said = useEditor(({ people }) => people.said)
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

/** The page itself is gone. One that was deleted for good comes back as a new page, with what is on the screen. */
function Gone({ how, by }: NonNullable<PeopleState['gone']>) {
  const { boot } = useSession()
  const isSection = useEditor(({ page }) => page.page.kind === SECTION_KIND)
  const what = isSection ? 'this shared section' : 'this page'
  return (
    <div className={notice.notice} data-live-notice={how} role="alert">
      <CircleAlert aria-hidden size={17} />
      <p>
        {how === 'trashed'
          ? `${by} moved ${what} to the trash, which is a list beside the pages. What is on your screen stays; it can be saved as soon as it is restored.`
          : `${by} deleted ${what} for good. What is on your screen stays, but it can no longer be saved here. `}
        {how === 'deleted' && boot.canEdit && (
          <SaveAsNewPage label={isSection ? 'Save as a new section' : 'Save as a new page'} />
        )}
      </p>
    </div>
  )
}

function SaveAsNewPage({ label }: { label: string }) {
  const { boot, store } = useSession()
  const router = useRouter()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const save = async () => {
    setIsBusy(true)
    setProblem(null)
    const made = await saveAsNewPage({ store, pagesUrl: `${boot.apiRoute}/${boot.collections.pages}` })
    if (made.ok) return router.push(`${boot.adminRoute}/studio/${made.id}`)
    setProblem(made.message)
    setIsBusy(false)
  }
  return (
    <>
      <button
        aria-disabled={isBusy}
        className={notice.link}
        data-command="save-as-new-page"
        onClick={() => {
          if (!isBusy) void save()
        }}
        type="button"
      >
        {isBusy ? 'Saving…' : label}
      </button>
      {problem !== null && ` ${problem}`}
    </>
  )
}
