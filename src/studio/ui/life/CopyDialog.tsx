'use client'

import { Dialog } from 'radix-ui'
import { useState, type FormEvent } from 'react'
import { isPattern, SECTION_KIND } from '../../../tree'
import { copyPage } from '../../api/life'
import dialog from '../dialog.module.css'
import { FormDialog, Problem } from './FormDialog'
import type { LifeDialogProps } from './props'
import { redirectFrom } from './redirectFrom'
import { RedirectOffer } from './RedirectOffer'
import styles from './life.module.css'

/** A copy needs a title and an address of its own. Where it is to take the page's place, visitors of that are led to it. */
export function CopyDialog({ page, place, onClose, onDone }: LifeDialogProps) {
  const isSection = page.kind === SECTION_KIND
  const [title, setTitle] = useState(`${page.title || 'Untitled'} (copy)`)
  const [path, setPath] = useState(`${page.path === '/' ? '/home' : page.path}-copy`)
  const [isRedirected, setIsRedirected] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const oldPath = page.livePath === null || isSection || isPattern(page.livePath) ? null : page.livePath
  const copy = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setIsBusy(true)
    setProblem(null)
    const answer = await copyPage(place, page, { title, ...(isSection ? {} : { path }) })
    setIsBusy(false)
    if (!answer.ok) return setProblem(answer.message)
    const id = String(answer.data.doc.id)
    if (oldPath !== null && isRedirected)
      await redirectFrom({ place, page: { id, siteId: page.siteId }, path: oldPath })
    onClose()
    onDone({ action: 'copy', copy: id })
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
