import type { CSSProperties } from 'react'
import type { SliceProps } from '../../slices/types'
import { SECTION_SLICE } from '../../tree'
import type { SectionState, SliceComponents } from '../types'

/** The wrapper has no box, so it does not affect the layout of the section's elements. */
const NO_BOX: CSSProperties = { display: 'contents' }

const NOTE: CSSProperties = {
  padding: 20,
  border: '2px dashed #b45309',
  borderRadius: 8,
  background: '#fffbeb',
  color: '#78350f',
  font: '14px/1.5 system-ui',
}

/**
 * Renders the placement of a shared section. An empty, unpublished or deleted section renders nothing for visitors, and
 * a note in the preview.
 */
export function SharedSection({ root, slots, data, context }: SliceProps) {
  const content: unknown = slots.default ?? null
  const note = context.preview ? noteOf(data as SectionState | null, content === null) : null
  if (content === null && note === null) return null
  if (note === null)
    return (
      <div {...root} style={NO_BOX}>
        {slots.default}
      </div>
    )
  return (
    <div {...root}>
      <div role="note" style={NOTE}>
        {note}
      </div>
      {slots.default}
    </div>
  )
}

function noteOf(section: SectionState | null, isEmpty: boolean): string | null {
  if (section === null) return null
  const name = section.title === '' ? 'This shared section' : `The shared section “${section.title}”`
  if (section.state === 'gone') return 'This shared section was deleted. Visitors see nothing here.'
  if (section.state === 'draft') return `${name} is not published. Visitors see nothing here until it is.`
  return isEmpty ? `${name} is empty.` : null
}

/** The components of the product's own slices. */
export const OWN_COMPONENTS: SliceComponents = { [SECTION_SLICE]: SharedSection }
