'use client'

import { Dialog } from 'radix-ui'
import { useMemo, useState } from 'react'
import { conflictKey, contradictionsIn, isEqual, type Conflict } from '../../../tree'
import { type Conflicts, conflictsOf } from '../../model'
import { type Choice, decide } from '../../session/save/decide'
import { useSession, useEditor } from '../../session/session'
import { ConflictCard, type SideLabels } from './ConflictCard'
import { describeConflict } from '../../describe/describeConflict'
import dialog from '../../ui/dialog.module.css'
import styles from './conflicts.module.css'
import { saveAndTell } from '../../commands/pageCommands'

interface Props {
  found: Conflicts
  title: string
  intro: string
  labels: SideLabels
  /** Who has made theirs, where it is known. */
  by?: string | undefined
  /** Of the button that makes the choices true. */
  applyLabel: string
  onApply: (choose: (key: string) => Choice) => void
  /** Nothing is decided yet, and nothing is lost. */
  onLater: () => void
}

/** Everything that two sides changed, to be decided spot by spot. Nothing is chosen beforehand. */
export function ConflictDialog({ found, title, intro, labels, by, applyLabel, onApply, onLater }: Props) {
  const { slice } = useSession()
  const [made, setMade] = useState<ReadonlyMap<string, { choice: Choice; of: Conflict }>>(new Map())
  const items = useMemo(
    () =>
      found.conflicts.map((conflict) => ({
        conflict,
        key: conflictKey(conflict),
        text: describeConflict({ conflict, sides: found.sides, slice, by }),
      })),
    [by, found, slice],
  )
  const choiceOf = ({ key, conflict }: (typeof items)[number]) => {
    const known = made.get(key)
    // What they have saved again since was not seen when it was chosen.
    return known && isEqual(known.of.theirs, conflict.theirs) ? known.choice : undefined
  }
  const choices = new Map(items.map((item) => [item.key, choiceOf(item)]))
  const open = items.filter(({ key }) => !choices.get(key)).length
  const choose = (key: string) => choices.get(key) ?? 'mine'
  const circular =
    open === 0
      ? contradictionsIn({ sides: found.sides, choose: (conflict) => choose(conflictKey(conflict)) }).map(conflictKey)
      : []
  const inCircle = items.filter(({ key }) => circular.includes(key)).map(({ text }) => text.title)
  const isReady = open === 0 && inCircle.length === 0
  const all = (choice: Choice) => setMade(new Map(items.map(({ key, conflict }) => [key, { choice, of: conflict }])))
  return (
    <Dialog.Root onOpenChange={(isOpen) => !isOpen && onLater()} open>
      <Dialog.Portal>
        <Dialog.Overlay className={dialog.overlay} />
        <Dialog.Content className={styles.dialog} data-conflicts={items.length}>
          <header className={styles.header}>
            <div>
              <Dialog.Title className={styles.title}>{title}</Dialog.Title>
              <Dialog.Description className={styles.intro}>{intro}</Dialog.Description>
            </div>
            <div className={styles.all}>
              <button className={dialog.button} data-command="all-mine" onClick={() => all('mine')} type="button">
                All: {lowerFirst(labels.mine)}
              </button>
              <button className={dialog.button} data-command="all-theirs" onClick={() => all('theirs')} type="button">
                All: {lowerFirst(labels.theirs)}
              </button>
            </div>
          </header>
          <div className={styles.list} tabIndex={-1}>
            {items.map(({ key, conflict, text }) => (
              <ConflictCard
                choice={choices.get(key)}
                id={key}
                key={key}
                labels={labels}
                onChoose={(choice) => setMade(new Map([...made, [key, { choice, of: conflict }]]))}
                text={text}
              />
            ))}
          </div>
          <footer className={styles.footer}>
            <p className={styles.count} role="status">
              {inCircle.length > 0
                ? `The places chosen go in a circle: ${inCircle.join(', ')} would stand inside of itself. Choose another place.`
                : `${open === 0 ? 'Everything is decided.' : `${open} of ${items.length} still to decide.`} What is not chosen stays in the undo history.`}
            </p>
            <Dialog.Close className={dialog.button} data-command="decide-later">
              Decide later
            </Dialog.Close>
            <button
              aria-disabled={!isReady}
              className={dialog.primary}
              data-command="apply-choices"
              onClick={() => isReady && onApply(choose)}
              type="button"
            >
              {applyLabel}
            </button>
          </footer>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function lowerFirst(label: string): string {
  return label.charAt(0).toLowerCase() + label.slice(1)
}

/** What somebody else has saved differently from what was changed here. */
export function SaveConflicts() {
  const session = useSession()
  const { save, store } = session
  const isDeciding = useEditor(({ save }) => save.isDeciding)
  const interrupted = useEditor(({ save }) => save.interrupted)
  const found = useEditor(({ page }) => conflictsOf(page))
  const savedBy = useEditor(({ people }) => people.savedBy)
  const by = savedBy && !savedBy.isMe ? savedBy.name : undefined
  if (!isDeciding || !found) return null
  return (
    <ConflictDialog
      applyLabel={interrupted ? 'Apply and save' : 'Apply'}
      by={by}
      found={found}
      intro={`${by ?? 'Somebody else'} has saved changes to what you changed, too. Everything else of both is merged already. Choose what counts.`}
      labels={{ mine: 'Mine', theirs: by ? `Theirs (${by})` : 'Theirs' }}
      onApply={(choose) => {
        decide({ store, sides: found.sides, settles: true, choose: (conflict) => choose(conflictKey(conflict)) })
        save.store.setState({ phase: 'idle', message: null, interrupted: null, isDeciding: false })
        if (interrupted) void saveAndTell({ session, action: interrupted })
      }}
      onLater={() => save.store.setState({ isDeciding: false })}
      title="Both of you changed this"
    />
  )
}
