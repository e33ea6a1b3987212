'use client'

import { Dialog } from 'radix-ui'
import { useState, type FormEvent } from 'react'
import { elementName } from '../../../tree'
import { makeSection } from '../../commands/sectionCommands'
import { useEditor, useSession } from '../../session/session'
import dialog from '../../ui/dialog.module.css'
import styles from './sections.module.css'

/** Asks what the section that is made of the selected elements is called. */
export function MakeSectionDialog() {
  const { ui } = useSession()
  const isOpen = useEditor((state) => state.ui.dialog === 'make-section')
  const close = () => ui.setState({ dialog: null })
  return (
    <Dialog.Root onOpenChange={(open) => !open && close()} open={isOpen}>
      <Dialog.Portal>
        <Dialog.Overlay className={dialog.overlay} />
        <Dialog.Content className={dialog.dialog}>
          <Dialog.Title className={dialog.title}>Make a shared section</Dialog.Title>
          <Dialog.Description className={dialog.text}>
            The selected elements are kept once, and other pages can show them too. This page shows the section in their
            place.
          </Dialog.Description>
          {isOpen && <NameForm onDone={close} />}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function NameForm({ onDone }: { onDone: () => void }) {
  const session = useSession()
  const [title, setTitle] = useState(() => {
    const { selection, tree } = session.store.getState()
    const row = tree.rows[selection.elements[0] ?? '']
    return row?.blockName ? elementName(row, session.slice) : ''
  })
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const make = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (title.trim() === '') return setProblem('Give the section a name.')
    setIsBusy(true)
    const refusal = await makeSection({ session, title: title.trim() })
    setIsBusy(false)
    if (refusal === null) onDone()
    else setProblem(refusal)
  }
  return (
    <form onSubmit={(event) => void make(event)}>
      <label className={styles.field}>
        <span>Name</span>
        <input
          aria-describedby={problem === null ? undefined : 'make-section-problem'}
          aria-invalid={problem !== null}
          autoComplete="off"
          autoFocus
          maxLength={120}
          name="section-name"
          onChange={(event) => setTitle(event.target.value)}
          placeholder="Opening hours"
          value={title}
        />
      </label>
      {problem !== null && (
        <p className={styles.problem} id="make-section-problem" role="alert">
          {problem}
        </p>
      )}
      <div className={dialog.buttons}>
        <Dialog.Close className={dialog.button} type="button">
          Cancel
        </Dialog.Close>
        <button aria-disabled={isBusy} className={dialog.primary} type="submit">
          {isBusy ? 'Making it…' : 'Make it'}
        </button>
      </div>
    </form>
  )
}
