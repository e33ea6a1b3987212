'use client'

import { CircleAlert } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import notice from '../bar/notice.module.css'
import { useSession } from '../../session/session'
import { saveAsNewPage } from '../../api/saveAsNewPage'
import type { PeopleState } from '../../model/collaboration'

/** The page itself is gone. One that was deleted for good comes back as a new page, with what is on the screen. */
export function Gone({ how, by }: NonNullable<PeopleState['gone']>) {
  const { boot } = useSession()
  return (
    <div className={notice.notice} data-live-notice={how} role="alert">
      <CircleAlert aria-hidden size={17} />
      <p>
        {how === 'trashed'
          ? `${by} moved this page to the trash. What is on your screen stays; it can be saved as soon as the page is restored.`
          : `${by} deleted this page for good. What is on your screen stays, but it can no longer be saved here. `}
        {how === 'deleted' && boot.canEdit && <SaveAsNewPage />}
      </p>
    </div>
  )
}

function SaveAsNewPage() {
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
        {isBusy ? 'Saving…' : 'Save as a new page'}
      </button>
      {problem !== null && ` ${problem}`}
    </>
  )
}
