'use client'

import { Dialog } from 'radix-ui'
import { useState, type FormEvent } from 'react'
import { copiedPath, isPattern, SECTION_KIND } from '../../../tree'
import type { Along, BulkInput } from '../../../contract/lifecycle'
import { copyPage } from '../../../contract/paths'
import { call } from '../../api/call'
import { changeTogether, withAlong } from '../../api/lifecycle'
import type { Answer } from '../../api/request'
import { AlongFields, takenOf, useCompany } from './AlongFields'
import dialog from '../dialog.module.css'
import { FormDialog, Problem } from './FormDialog'
import type { LifecycleDialogProps } from './props'
import { redirectFrom } from './redirectFrom'
import { RedirectOffer } from './RedirectOffer'
import styles from './lifecycle.module.css'

/** A copy needs a title and an address of its own. Where it is to take the page's place, visitors of that are led to it. */
export function CopyDialog({ page, place, onClose, onDone }: LifecycleDialogProps) {
  const isSection = page.kind === SECTION_KIND
  const [title, setTitle] = useState(`${page.title || 'Untitled'} (copy)`)
  const [path, setPath] = useState(() => copiedPath(page.path))
  const [isRedirected, setIsRedirected] = useState(false)
  const [along, setAlong] = useState<Along>({ below: false, translations: false })
  const bulk: BulkInput = { action: 'copy', pages: [{ id: page.id, rev: page.rev }] }
  const company = useCompany({ place, bulk: bulk, along })
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const oldPath = page.livePath === null || isSection || isPattern(page.livePath) ? null : page.livePath
  const copy = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setIsBusy(true)
    setProblem(null)
    const answer = await makeCopy()
    setIsBusy(false)
    if (!answer.ok) return setProblem(answer.message)
    const id = answer.data
    if (oldPath !== null && isRedirected)
      await redirectFrom({ place, page: { id, siteId: page.siteId }, path: oldPath })
    onClose()
    onDone({ action: 'copy', copy: id })
  }
  const makeCopy = async (): Promise<Answer<string>> => {
    const as = { title, ...(isSection ? {} : { path }) }
    const taken = takenOf(bulk, company, along)
    if (!taken) {
      const params = { collection: place.collections.pages, id: page.id }
      const answer = await call(place.apiRoute, copyPage, { params, body: as })
      return answer.ok ? { ...answer, data: String(answer.data.doc.id) } : answer
    }
    const answer = await changeTogether(place, withAlong({ ...bulk, as }, taken))
    return answer.ok ? { ...answer, data: answer.data[0]?.id ?? '' } : answer
  }
  return (
    <FormDialog
      description="The copy is a draft with everything that stands on the page now."
      onClose={onClose}
      title={`Copy “${page.title || 'Untitled'}”`}
    >
      <form className={styles.form} onSubmit={(event) => void copy(event)}>
        <label className={styles.field}>
          <span>{isSection ? 'Name' : 'Title'}</span>
          <input
            autoComplete="off"
            autoFocus
            name="title"
            onChange={({ target }) => setTitle(target.value)}
            required
            value={title}
          />
        </label>
        {!isSection && (
          <label className={styles.field}>
            <span>Path</span>
            <input
              autoComplete="off"
              name="path"
              onChange={({ target }) => setPath(target.value)}
              required
              value={path}
            />
          </label>
        )}
        {company && <AlongFields along={along} company={company} done="copied" onChange={setAlong} />}
        {oldPath !== null && (
          <RedirectOffer
            from={oldPath}
            hint="For a copy that takes the page’s place. It counts as soon as the copy is published."
            isChosen={isRedirected}
            onChoose={setIsRedirected}
            to={path}
          />
        )}
        <Problem>{problem}</Problem>
        <div className={dialog.buttons}>
          <Dialog.Close className={dialog.button} type="button">
            Cancel
          </Dialog.Close>
          <button aria-disabled={isBusy} className={dialog.primary} type="submit">
            {isBusy ? 'Copying…' : 'Make the copy'}
          </button>
        </div>
      </form>
    </FormDialog>
  )
}
