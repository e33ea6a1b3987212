'use client'

import { Boxes, LayoutTemplate } from 'lucide-react'
import { useState } from 'react'
import { endSliceDrag, startSliceDrag } from '../../../dom/sliceDrag'
import { elementOf } from '../../../model'
import type { SliceInfo } from '../../../model/boot'
import { Tip } from '../../../ui/Tip'
import styles from './palette.module.css'

interface Props {
  slice: SliceInfo
  /** Why a click could not add it at the selection; it may still be dragged elsewhere. */
  reason: string | null
  /** What is searched for: whatever was found shows its templates. */
  search: string
  onAdd: (element: { blockType: string } | ReturnType<typeof elementOf>) => void
}

/** A slice, and its templates behind a button of their own. */
export function PaletteItem({ slice, reason, search, onAdd }: Props) {
  const { label, name, templates } = slice
  const [isUnfolded, setIsUnfolded] = useState(false)
  const isOpen = templates.length > 0 && (isUnfolded || search.trim() !== '')
  const isOff = reason !== null
  const count = templates.length === 1 ? '1 template' : `${templates.length} templates`
  return (
    <>
      <li className={styles.cell}>
        <Tip side="right" text={reason ?? slice.description ?? label}>
          <button
            aria-disabled={isOff}
            aria-label={isOff ? `${label}: ${reason}` : `Add ${label}`}
            className={styles.item}
            data-slice={name}
            draggable
            onClick={() => !isOff && onAdd({ blockType: name })}
            onDragEnd={endSliceDrag}
            onDragStart={(event) => startSliceDrag({ name, data: event.dataTransfer })}
            type="button"
          >
            <Picture slice={slice} />
            <span>{label}</span>
          </button>
        </Tip>
        {templates.length > 0 && (
          <button
            aria-expanded={isOpen}
            aria-label={`${count} of ${label}`}
            className={styles.unfold}
            onClick={() => setIsUnfolded(!isUnfolded)}
            type="button"
          >
            {count}
          </button>
        )}
      </li>
      {isOpen && (
        <li className={styles.templates}>
          <ul aria-label={`Templates of ${label}`} className={styles.sections}>
            {templates.map((template) => (
              <li key={template.name}>
                <button
                  aria-disabled={isOff}
                  aria-label={isOff ? `${label}, ${template.label}: ${reason}` : `Add ${label} as “${template.label}”`}
                  className={styles.section}
                  data-template={`${name} ${template.name}`}
                  draggable
                  onClick={() => !isOff && onAdd(elementOf(name, template))}
                  onDragEnd={endSliceDrag}
                  onDragStart={(event) =>
                    startSliceDrag({ name, data: event.dataTransfer, of: elementOf(name, template) })
                  }
                  type="button"
                >
                  <LayoutTemplate aria-hidden size={15} />
                  <span>{template.label}</span>
                </button>
              </li>
            ))}
          </ul>
        </li>
      )}
    </>
  )
}

function Picture({ slice }: { slice: SliceInfo }) {
  const [isMissing, setIsMissing] = useState(slice.preview === null)
  if (isMissing || slice.preview === null) {
    return (
      <span aria-hidden className={styles.picture}>
        <Boxes size={20} strokeWidth={1.5} />
      </span>
    )
  }
  return (
    <img
      alt=""
      className={styles.picture}
      draggable={false}
      loading="lazy"
      onError={() => setIsMissing(true)}
      src={slice.preview}
    />
  )
}
