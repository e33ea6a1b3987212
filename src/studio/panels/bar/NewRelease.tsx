'use client'

import { Dialog } from 'radix-ui'
import { useState, type FormEvent } from 'react'
import { createRelease } from '../../api/releases'
import { enterRelease } from '../../commands/releaseCommands'
import { useSession } from '../../session/session'
import dialog from '../../ui/dialog.module.css'
import { FormDialog, Problem } from '../../ui/lifecycle/FormDialog'
import styles from '../../ui/lifecycle/lifecycle.module.css'

/** Creates a release and opens the page in it. */
export function NewRelease({ onClose }: { onClose: () => void }) {
  const session = useSession()
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const make = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setIsBusy(true)
    const made = await createRelease(session.boot, name.trim())
    setIsBusy(false)
    if (!made.ok) return setProblem(made.message)
    onClose()
    enterRelease(session, String(made.data.doc.id))
  }
  return (
    <FormDialog
      description="It gathers changes and shows them to visitors at once. The page is opened in it."
      onClose={onClose}
      title="New release"
    >
      <form className={styles.form} onSubmit={(event) => void make(event)}>
        <label className={styles.field}>
          <span>Name</span>
          <input
            autoComplete="off"
            autoFocus
            maxLength={100}
            name="release"
            onChange={({ target }) => setName(target.value)}
            pattern=".*\S.*"
            placeholder="Summer season"
            required
            value={name}
          />
        </label>
        <Problem>{problem}</Problem>
        <div className={dialog.buttons}>
          <Dialog.Close className={dialog.button} type="button">
            Cancel
          </Dialog.Close>
          <button aria-disabled={isBusy} className={dialog.primary} type="submit">
            {isBusy ? 'Making…' : 'Make and open'}
          </button>
        </div>
      </form>
    </FormDialog>
  )
}
