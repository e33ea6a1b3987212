'use client'

import { Component } from 'lucide-react'
import useSWR from 'swr'
import { hasWords, searchWords, SECTION_SLICE } from '../../../../tree'
import { readSections, sectionsUrl, type SectionInfo } from '../../../api/sections'
import { endSliceDrag, startSliceDrag } from '../../../dom/sliceDrag'
import { placementOf } from '../../../model'
import { useEditor, useSession } from '../../../session/session'
import { Tip } from '../../../ui/Tip'
import styles from './palette.module.css'

interface Props {
  search: string
  /** Why a click could not add one at the selection; it may still be dragged elsewhere. */
  reason: string | null
  onAdd: (section: SectionInfo) => void
}

/** The shared sections of the page's site and language. Nothing where there are none. */
export function PaletteSections({ search, reason, onAdd }: Props) {
  const { boot } = useSession()
  const page = useEditor((state) => state.page.page)
  const { data = [], error } = useSWR<SectionInfo[], Error>(sectionsUrl(boot, page), readSections)
  const words = searchWords(search)
  // A section does not stand in itself.
  const found = data.filter(({ id, title }) => id !== boot.pageId && hasWords(title, words))
  if (error) return <p className={styles.none}>The shared sections cannot be read: {error.message}</p>
  if (found.length === 0) return null
  return (
    <details className={styles.group} open>
      <summary>
        Shared sections <span>{found.length}</span>
      </summary>
      <ul className={styles.sections}>
        {found.map((section) => (
          <li key={section.id}>
            <SectionItem onAdd={onAdd} reason={reason} section={section} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function SectionItem({ section, reason, onAdd }: Omit<Props, 'search'> & { section: SectionInfo }) {
  const { id, title, isPublished } = section
  const isOff = reason !== null
  const note = isPublished ? 'Kept once: a change shows on every page that has it.' : 'Not published yet.'
  return (
    <Tip side="right" text={reason ?? note}>
      <button
        aria-disabled={isOff}
        aria-label={isOff ? `${title}: ${reason}` : `Add the shared section ${title}`}
        className={styles.section}
        data-section={id}
        draggable
        onClick={() => !isOff && onAdd(section)}
        onDragEnd={endSliceDrag}
        onDragStart={(event) =>
          startSliceDrag({ name: SECTION_SLICE, data: event.dataTransfer, of: placementOf(id, title) })
        }
        type="button"
      >
        <Component aria-hidden size={15} />
        <span>{title}</span>
        {!isPublished && <small>Draft</small>}
      </button>
    </Tip>
  )
}
