'use client'

import { useState } from 'react'
import { elementName, type Row } from '../../../../tree'
import { useEditor, useSession } from '../../../session/session'
import { layoutLabel } from '../../../model/boot'
import { ConfirmDialog } from '../../../ui/ConfirmDialog'
import { SelectInput } from '../../../ui/inputs/SelectInput'
import { layoutProblems, problemOf } from './pageRules'
import styles from './page.module.css'

/** The page's layout. One that does not allow an element of the page is asked about first. */
export function LayoutInput() {
  const { boot, dispatch, rules, store } = useSession()
  const layout = useEditor((state) => state.page.page.layout)
  const problems = useEditor(({ save }) => save.problems)
  const [pending, setAsked] = useState<{ layout: string; rows: Row[] } | null>(null)
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(new Map())
  const refusedBy = (name: string) => layoutProblems({ tree: store.getState().tree, rules: rules(), layout: name })
  // Counted when the list is about to open: on a large page it is worth waiting for the question.
  // One that is not offered stands in the list of a page that has it.
  const choices = boot.layouts.filter(({ name, isOffered }) => isOffered || name === layout)
  const count = () => setCounts(new Map(choices.map(({ name }) => [name, refusedBy(name).length])))
  const choose = (next: string) => {
    const rows = refusedBy(next)
    if (rows.length === 0) dispatch({ type: 'updateLayout', layout: next })
    else setAsked({ layout: next, rows })
  }
  const labelOf = (name: string) => boot.layouts.find((own) => own.name === name)?.label ?? name
  return (
    <div onFocus={count}>
      <SelectInput
        choices={choices.map((choice) => ({
          value: choice.name,
          label: withCount(layoutLabel(choice), counts.get(choice.name) ?? 0),
        }))}
        hint="Header, footer and theme around the page, and which slices it offers."
        isLabelHidden
        label="Layout"
        name="layout"
        onChange={choose}
        problem={problemOf({ problems, field: 'layout' })}
        value={layout}
      />
      {pending && (
        <LayoutDialog
          label={labelOf(pending.layout)}
          onCancel={() => setAsked(null)}
          onSwitch={() => {
            dispatch({ type: 'deleteElement', ids: pending.rows.map(({ id }) => id) })
            dispatch({ type: 'updateLayout', layout: pending.layout })
            // A deletion selects a neighbour; the page is what is worked on here.
            dispatch({ type: 'selectElements', ids: [] })
            setAsked(null)
          }}
          rows={pending.rows}
        />
      )}
    </div>
  )
}

function withCount(label: string, count: number): string {
  if (count === 0) return label
  return `${label} – ${count === 1 ? '1 element' : `${count} elements`} not allowed`
}

interface Props {
  /** Of the layout. */
  label: string
  /** The elements that it does not allow. */
  rows: readonly Row[]
  /** Deletes them and switches. */
  onSwitch: () => void
  onCancel: () => void
}

/** Names the elements that a layout does not allow, before the page is switched to it. */
function LayoutDialog({ label, rows, onSwitch, onCancel }: Props) {
  const { slice } = useSession()
  return (
    <ConfirmDialog
      cancelLabel="Keep the layout"
      confirmLabel="Delete them and switch"
      details={
        <ul className={styles.refused}>
          {rows.map((row) => (
            <li key={row.id}>
              {elementName(row, slice)}
              {row.blockName && <small>{slice(row.blockType)?.label ?? row.blockType}</small>}
            </li>
          ))}
        </ul>
      }
      isOpen
      onCancel={onCancel}
      onConfirm={onSwitch}
      title={`Switch to “${label}”?`}
    >
      {rows.length === 1 ? 'One element is' : `${rows.length} elements are`} not allowed on this layout. Switching
      deletes them; undo brings them back. Or keep the layout and replace them first.
    </ConfirmDialog>
  )
}
