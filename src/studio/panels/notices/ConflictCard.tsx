'use client'

import { Check, Copy } from 'lucide-react'
import { useId, useState } from 'react'
import type { Choice } from '../../session/save/decide'
import type { ConflictSide, ConflictText } from '../../describe/describeConflict'
import { partsAsText } from '../../describe/readableParts'
import styles from './conflicts.module.css'
import { useSession } from '../../session/session'
import { pictures } from '../../api/pictures'
import { useEndpoint } from '../../api/useEndpoint'

export interface SideLabels {
  mine: string
  theirs: string
}

interface Props {
  text: ConflictText
  labels: SideLabels
  choice: Choice | undefined
  onChoose: (choice: Choice) => void
  /** The conflict's name for tests and for the focus. */
  id: string
}

/** One spot that both sides changed: before, mine and theirs side by side, one of the two to be chosen. */
export function ConflictCard({ text, labels, choice, onChoose, id }: Props) {
  const name = useId()
  return (
    <fieldset className={styles.card} data-conflict={id}>
      <legend className={styles.legend}>
        <strong>{text.title}</strong> · {text.spot}
      </legend>
      <div className={styles.columns}>
        <section aria-label="Before" className={styles.before}>
          <h3 className={styles.heading}>Before</h3>
          <div className={styles.value}>
            <ReadableValue {...text.base} />
          </div>
          <CopyButton side={text.base} what="before" />
        </section>
        {(['mine', 'theirs'] as const).map((side) => (
          <section className={styles.choice} data-chosen={choice === side} key={side}>
            <label className={styles.pick}>
              <input checked={choice === side} name={name} onChange={() => onChoose(side)} type="radio" value={side} />
              {labels[side]}
            </label>
            <div className={styles.value} onClick={() => onChoose(side)}>
              <ReadableValue {...text[side]} />
            </div>
            <CopyButton side={text[side]} what={labels[side]} />
          </section>
        ))}
      </div>
    </fieldset>
  )
}

/** What is not chosen can be kept elsewhere. */
function CopyButton({ side, what }: { side: ConflictSide; what: string }) {
  const [isCopied, setIsCopied] = useState(false)
  if (side.parts.length === 0) return null
  return (
    <button
      aria-label={`Copy: ${what}`}
      className={styles.copy}
      onClick={() => void navigator.clipboard.writeText(partsAsText(side.parts)).then(() => setIsCopied(true))}
      type="button"
    >
      {isCopied ? <Check aria-hidden size={13} /> : <Copy aria-hidden size={13} />}
      {isCopied ? 'Copied' : 'Copy'}
    </button>
  )
}

/** One side's value: text, pictures with their names, colours. */
function ReadableValue({ note, parts }: ConflictSide) {
  if (note !== null) return <p className={styles.note}>{note}</p>
  if (parts.length === 0) return <p className={styles.note}>Empty</p>
  return parts.map((part, index) => {
    switch (part.kind) {
      case 'text':
        return (
          <p className={styles.text} key={index}>
            {part.text}
          </p>
        )
      case 'label':
        return (
          <p className={styles.label} key={index}>
            {part.text}
          </p>
        )
      case 'color':
        return (
          <p className={styles.color} key={index}>
            <span aria-hidden style={{ background: part.color }} />
            {part.color}
          </p>
        )
      case 'media':
        return <Picture id={part.id} key={index} />
    }
  })
}

function Picture({ id }: { id: string }) {
  const { boot } = useSession()
  const params = { collection: boot.collections.media, id }
  const { data, problem } = useEndpoint(boot.apiRoute, pictures.read, { params, query: { depth: 0 } })
  if (problem !== null) return <p className={styles.note}>A picture that is gone ({id})</p>
  if (!data) return <p className={styles.note}>Loading the picture…</p>
  const { filename, alt, thumbnailURL, url: original } = data
  const source = thumbnailURL ?? original
  return (
    <figure className={styles.picture}>
      {source && <img alt={alt ?? ''} src={source} />}
      <figcaption>{filename}</figcaption>
    </figure>
  )
}
