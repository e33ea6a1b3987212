'use client'

import { Button } from '@payloadcms/ui'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import type { ColorUse } from '../../contract/layouts'
import { Link } from '../../studio/ui/Link'
import { useRef } from 'react'
import { ColorControl } from '../../studio/ui/inputs/ColorControl'
import { Labelled } from '../../studio/ui/inputs/Labelled'
import inputs from '../../studio/ui/inputs/inputs.module.css'
import { isSameColor } from '../../tree'
import pages from '../pages/pages.module.css'
import { type Draft, type DraftColor, withChange, withColor, withMove, withoutColor } from './draft'
import styles from './layouts.module.css'

export interface EditorProps {
  draft: Draft
  onChange: (next: Draft) => void
  /** The problems, by path of the stored value: `palette.2.name`. */
  problems: readonly { path: string | null; message: string }[]
}

interface Props extends EditorProps {
  adminRoute: string
  uses: readonly ColorUse[] | null
}

/** Edits the palette: names, colours and their order, with the pages that use each. */
export function PaletteEditor({ draft, onChange, problems, uses, adminRoute }: Props) {
  const list = useRef<HTMLOListElement>(null)
  const problemAt = (path: string) => problems.find((one) => one.path === path)?.message ?? null
  /** Waits for the next render, in which the focused button may be gone or disabled. */
  const focus = (index: number, part: string) =>
    requestAnimationFrame(() => {
      const line = list.current?.children[index]
      const [first, name] = [part, '[data-color-name]'].map((one) => line?.querySelector<HTMLElement>(one))
      const found = first?.matches(':enabled') ? first : name
      found?.focus()
    })
  const add = () => {
    onChange(withColor(draft, { name: '', value: '#888888' }))
    focus(draft.palette.length, '[data-color-name]')
  }
  const move = (index: number, by: -1 | 1) => {
    onChange(withMove(draft, draft.palette[index]?.key ?? '', by))
    focus(index + by, by < 0 ? '[data-part=up]' : '[data-part=down]')
  }
  const remove = (index: number) => {
    onChange(withoutColor(draft, draft.palette[index]?.key ?? ''))
    focus(Math.min(index, draft.palette.length - 2), '[data-part=remove]')
  }
  return (
    <section aria-labelledby="palette-heading" className={styles.section}>
      <h2 id="palette-heading">Palette</h2>
      {problemAt('palette') !== null && (
        <p className={pages.error} role="alert">
          {problemAt('palette')}
        </p>
      )}
      {draft.palette.length === 0 && <p>No colours: editors pick any, whatever the rules say.</p>}
      <ol className={styles.colors} ref={list}>
        {draft.palette.map((color, index) => (
          <li key={color.key}>
            <ColorRow
              color={color}
              index={index}
              onChange={(change) => onChange(withChange(draft, color.key, change))}
              problemAt={problemAt}
            />
            <Uses adminRoute={adminRoute} color={color} uses={uses} />
            <div className={pages.actionList}>
              <RowButton
                icon={ArrowUp}
                isOff={index === 0}
                label={`Move ${called(color, index)} up`}
                onClick={() => move(index, -1)}
                part="up"
              />
              <RowButton
                icon={ArrowDown}
                isOff={index === draft.palette.length - 1}
                label={`Move ${called(color, index)} down`}
                onClick={() => move(index, 1)}
                part="down"
              />
              <RowButton
                icon={Trash2}
                label={`Remove ${called(color, index)}`}
                onClick={() => remove(index)}
                part="remove"
              />
            </div>
          </li>
        ))}
      </ol>
      <div>
        <Button buttonStyle="secondary" margin={false} onClick={add} size="small">
          Add a colour
        </Button>
      </div>
    </section>
  )
}

interface RowProps {
  color: DraftColor
  index: number
  onChange: (change: Partial<DraftColor>) => void
  problemAt: (path: string) => string | null
}

function ColorRow({ color, index, onChange, problemAt }: RowProps) {
  const place = called(color, index)
  return (
    <>
      <Labelled isLabelHidden label={`Colour of ${place}`} problem={problemAt(`palette.${index}.value`)}>
        {(attributes) => (
          <ColorControl
            attributes={attributes}
            isClearable={false}
            label={`the colour of ${place}`}
            name={`palette.${index}.value`}
            onChange={(value) => onChange({ value })}
            palette={[]}
            value={color.value}
          />
        )}
      </Labelled>
      <Labelled isLabelHidden label={`Name of colour ${index + 1}`} problem={problemAt(`palette.${index}.name`)}>
        {(attributes) => (
          <input
            {...attributes}
            autoComplete="off"
            className={inputs.input}
            data-color-name=""
            name={`palette.${index}.name`}
            onChange={(event) => onChange({ name: event.target.value })}
            placeholder="Name, as editors read it"
            value={color.name}
          />
        )}
      </Labelled>
    </>
  )
}

function called({ name }: DraftColor, index: number): string {
  return name.trim() === '' ? `colour ${index + 1}` : name.trim()
}

interface RowButtonProps {
  icon: typeof Trash2
  label: string
  onClick: () => void
  part: 'up' | 'down' | 'remove'
  isOff?: boolean
}

function RowButton({ icon: Icon, label, onClick, part, isOff = false }: RowButtonProps) {
  return (
    <button
      data-part={part}
      aria-label={label}
      className={pages.action}
      disabled={isOff}
      onClick={onClick}
      title={label}
      type="button"
    >
      <Icon aria-hidden size={16} />
    </button>
  )
}

/** Lists the pages that use a colour. */
function Uses({ color, uses, adminRoute }: { color: DraftColor; uses: Props['uses']; adminRoute: string }) {
  const use = uses?.find((one) => isSameColor(one.color, color.value))
  if (uses === null) return <span className={styles.uses}>…</span>
  if (!use) return <span className={styles.uses}>On no page</span>
  return (
    <details className={styles.uses}>
      <summary>On {countWords(use.pages)}</summary>
      <ul>
        {use.docs.map(({ id, title, path }) => (
          <li key={id}>
            <Link href={`${adminRoute}/studio/${id}`}>{title ?? path ?? 'Untitled'}</Link>
          </li>
        ))}
        {use.pages > use.docs.length && <li>and {use.pages - use.docs.length} more</li>}
      </ul>
    </details>
  )
}

export function countWords(count: number): string {
  return count === 1 ? '1 page' : `${count} pages`
}
