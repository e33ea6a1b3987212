'use client'

import { LayoutTemplate } from 'lucide-react'
import { memo, useState, type KeyboardEvent } from 'react'
import { iconOf } from '../../../../slices/purposes'
import { FavouriteButton } from './FavouriteButton'
import { pressedKey } from '../../../dom/pressedKey'
import { endSliceDrag, startSliceDrag } from '../../../dom/sliceDrag'
import { elementOf } from '../../../model'
import type { SliceInfo } from '../../../model/boot'
import { SliceIcon } from '../../../describe/SliceIcon'
import { Tip } from '../../../ui/Tip'
import styles from './palette.module.css'

interface Props {
  slice: SliceInfo
  /** Slices that a search finds show their templates. */
  isSearched: boolean
  onAdd: (element: { blockType: string } | ReturnType<typeof elementOf>) => void
}

/** A slice, and its templates behind a button of their own. */
export const PaletteItem = memo(function PaletteItem({ slice, isSearched, onAdd }: Props) {
  const { label, name, templates } = slice
  const [isUnfolded, setIsUnfolded] = useState(false)
  const isOpen = templates.length > 0 && (isUnfolded || isSearched)
  const count = templates.length === 1 ? '1 template' : `${templates.length} templates`
  return (
    <>
      <li className={styles.cell} onKeyDown={stepToStar}>
        <Tip side="right" text={slice.description || label}>
          <button
            aria-keyshortcuts="ArrowRight"
            aria-label={`Add ${label}`}
            className={styles.item}
            data-slice={name}
            draggable
            onClick={() => onAdd({ blockType: name })}
            onDragEnd={endSliceDrag}
            onDragStart={(event) => startSliceDrag({ name, data: event.dataTransfer })}
            type="button"
          >
            <Picture slice={slice} />
            <span>{label}</span>
          </button>
        </Tip>
        <FavouriteButton isByArrow slice={slice} />
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
                  aria-label={`Add ${label} as “${template.label}”`}
                  className={styles.section}
                  data-template={`${name} ${template.name}`}
                  draggable
                  onClick={() => onAdd(elementOf(name, template))}
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
})

/** The left and the right arrow key lead from the slice to its star, and back. */
function stepToStar(event: KeyboardEvent<HTMLElement>): void {
  if (!['ArrowLeft', 'ArrowRight'].includes(pressedKey(event))) return
  const both = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-slice], [data-favourite]')]
  const other = both.find((node) => node !== event.target)
  if (!other || !both.some((node) => node === event.target)) return
  event.preventDefault()
  other.focus()
}

function Picture({ slice }: { slice: SliceInfo }) {
  const [isMissing, setIsMissing] = useState(slice.preview === null)
  if (isMissing || slice.preview === null) {
    return (
      <span aria-hidden className={styles.picture}>
        <SliceIcon path={iconOf(slice)} size={20} strokeWidth={1.5} />
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
