'use client'

import { Dialog } from 'radix-ui'
import { useId, useState } from 'react'
import { resolveItem, type ReleaseConflict, type ReleaseItem } from '../../contract/releases'
import { call } from '../../studio/api/call'
import { partsAsText } from '../../studio/describe/readableParts'
import dialog from '../../studio/ui/dialog.module.css'
import styles from '../../studio/panels/notices/conflicts.module.css'
import { readable } from './readable'
import type { ReleaseControl } from './useRelease'

type Choice = 'mine' | 'theirs'

const SIDES = { mine: 'The release’s', theirs: 'What is live' } as const

interface Props {
  control: ReleaseControl
  item: ReleaseItem
  onClose: () => void
  /** The id of the release. */
  release: string
}

/** Shows fields that were changed both in the release and outside of it, side by side. No side is preselected. */
export function ReleaseConflicts({ control: { apiRoute, run, isBusy }, item, onClose, release }: Props) {
  const { conflicts, rev, title } = item
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({})
  const open = conflicts.filter(({ key }) => !choices[key]).length
  const all = (choice: Choice) => setChoices(Object.fromEntries(conflicts.map(({ key }) => [key, choice])))
  const apply = async () => {
    const resolved = call(apiRoute, resolveItem, { params: { release, item: item.id }, body: { rev, choices } })
    if (await run(resolved, `“${title}” is decided.`)) onClose()
  }
  return (
    <Dialog.Root onOpenChange={(isOpen) => !isOpen && onClose()} open>
      <Dialog.Portal>
        <Dialog.Overlay className={dialog.overlay} />
        <Dialog.Content className={styles.dialog} data-conflicts={conflicts.length}>
          <header className={styles.header}>
            <div>
              <Dialog.Title className={styles.title}>Both have changed “{title}”</Dialog.Title>
              <Dialog.Description className={styles.intro}>
                A newer version was published since it entered the release. Changes that do not conflict are merged.
                Choose which values to keep for the others.
              </Dialog.Description>
            </div>
            <div className={styles.all}>
              <button className={dialog.button} onClick={() => all('mine')} type="button">
                All: the release’s
              </button>
              <button className={dialog.button} onClick={() => all('theirs')} type="button">
                All: what is live
              </button>
            </div>
          </header>
          <div className={styles.list} tabIndex={-1}>
            {conflicts.map((conflict) => (
              <Card
                choice={choices[conflict.key]}
                conflict={conflict}
                key={conflict.key}
                onChoose={(choice) => setChoices({ ...choices, [conflict.key]: choice })}
              />
            ))}
          </div>
          <footer className={styles.footer}>
            <p className={styles.count} role="status">
              {open === 0 ? 'Everything is decided.' : `${open} of ${conflicts.length} still to decide.`}
            </p>
            <Dialog.Close className={dialog.button}>Decide later</Dialog.Close>
            <button
              aria-disabled={open > 0 || isBusy}
              className={dialog.primary}
              data-command="apply-choices"
              onClick={() => open === 0 && !isBusy && void apply()}
              type="button"
            >
              Apply
            </button>
          </footer>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

interface CardProps {
  conflict: ReleaseConflict
  choice: Choice | undefined
  onChoose: (choice: Choice) => void
}

function Card({ conflict, choice, onChoose }: CardProps) {
  const name = useId()
  const { spot, base, mine, theirs } = readable(conflict)
  const sides = { mine, theirs }
  return (
    <fieldset className={styles.card} data-conflict={conflict.key}>
      <legend className={styles.legend}>
        <strong>{spot}</strong>
      </legend>
      <div className={styles.columns}>
        <section aria-label="Before" className={styles.before}>
          <h3 className={styles.heading}>Before</h3>
          <div className={styles.value}>{partsAsText(base) || 'Empty'}</div>
        </section>
        {(['mine', 'theirs'] as const).map((side) => (
          <section className={styles.choice} data-chosen={choice === side} key={side}>
            <label className={styles.pick}>
              <input checked={choice === side} name={name} onChange={() => onChoose(side)} type="radio" value={side} />
              {SIDES[side]}
            </label>
            <div className={styles.value} onClick={() => onChoose(side)}>
              {partsAsText(sides[side]) || 'Empty'}
            </div>
          </section>
        ))}
      </div>
    </fieldset>
  )
}
