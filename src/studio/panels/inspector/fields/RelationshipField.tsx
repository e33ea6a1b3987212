'use client'

import { useListDrawer } from '@payloadcms/ui'
import { FileText, GripVertical, Plus, X } from 'lucide-react'
import type { CollectionSlug } from 'payload'
import { useRef } from 'react'
import { choosePictures } from '../../../session/pictures/choosePictures'
import { useSession } from '../../../session/session'
import documents from '../../../ui/inputs/document.module.css'
import { FieldBox } from '../../../ui/inputs/Labelled'
import { RowChoice } from '../../../ui/inputs/RowChoice'
import { SmallButton } from '../../../ui/inputs/SmallButton'
import { type DocumentReference, useDocument } from '../../../ui/inputs/DocumentInput'
import { inputProps, type FieldInputProps } from './FieldInput'
import styles from './fields.module.css'
import { moved } from '../../../model/rows'
import { useRowDrag, type RowDrag } from './useRowDrag'

/** An ordered choice of documents of one collection, chosen in Payload's own list, files in the picture dialog. */
export function RelationshipField(props: FieldInputProps) {
  const { field, value, onChange, isReadOnly } = props
  const collection = (field.relationTo ?? '') as CollectionSlug
  const chosen = storedIds(value)
  const [ListDrawer, , list] = useListDrawer({ collectionSlugs: [collection] })
  const drag = useRowDrag({ count: chosen.length, onMove: (move) => onChange(moved(chosen, move)) })
  const session = useSession()
  const isOfLibrary = collection === session.boot.collections.media
  const latest = useRef(chosen)
  latest.current = chosen
  const open = () => {
    if (!isOfLibrary) return list.openDrawer()
    choosePictures(session, {
      label: field.label,
      most: (field.max ?? Infinity) - chosen.length,
      isAnyFile: true,
      onChoose: (ids) => onChange([...latest.current, ...ids.filter((id) => !latest.current.includes(id))]),
    })
  }
  const isFull = field.max !== undefined && chosen.length >= field.max
  return (
    <FieldBox {...inputProps(props)} aside={field.max === undefined ? undefined : `${chosen.length} of ${field.max}`}>
      {chosen.length > 0 && (
        <ol className={styles.rows} ref={drag.list}>
          {chosen.map((id, index) => (
            <ChosenDocument
              drag={drag}
              index={index}
              isReadOnly={isReadOnly}
              key={id}
              onRemove={() => onChange(chosen.filter((other) => other !== id))}
              reference={{ relationTo: collection, value: id }}
            />
          ))}
        </ol>
      )}
      {isReadOnly && chosen.length === 0 && <p className={styles.none}>None</p>}
      {!isReadOnly && (
        <div>
          <SmallButton icon={Plus} isOff={isFull} label="Choose" onClick={open} />
        </div>
      )}
      <RowChoice>
        <ListDrawer
          onSelect={({ doc }) => {
            if (!chosen.includes(doc.id)) onChange([...chosen, doc.id])
            list.closeDrawer()
          }}
        />
      </RowChoice>
    </FieldBox>
  )
}

interface ChosenProps {
  reference: DocumentReference
  index: number
  drag: RowDrag
  isReadOnly: boolean
  onRemove: () => void
}

function ChosenDocument({ reference, index, drag, isReadOnly, onRemove }: ChosenProps) {
  const { title, thumbnail } = useDocument(reference)
  return (
    <li className={styles.row} {...drag.row(index)}>
      <div className={styles.rowHead}>
        {!isReadOnly && (
          <button aria-label={`Move ${title}`} className={styles.grip} type="button" {...drag.grip(index)}>
            <GripVertical aria-hidden size={14} />
          </button>
        )}
        <span className={`${documents.chosen} ${styles.document}`}>
          {thumbnail ? <img alt="" src={thumbnail} /> : <FileText aria-hidden size={16} />}
          <span title={title}>{title}</span>
        </span>
        {!isReadOnly && <SmallButton icon={X} isIconOnly label={`Remove ${title}`} onClick={onRemove} />}
      </div>
    </li>
  )
}

/** Ids as they are stored: a collection has either numbers or texts, and takes no others. */
function storedIds(value: unknown): DocumentReference['value'][] {
  return Array.isArray(value) ? value.filter((id) => typeof id === 'number' || typeof id === 'string') : []
}
