import { elementName } from '../../tree'
import type { Row } from '../../tree/types'

/** Stands in the frame, and there alone, for an element whose slice the application does not have. */
export function UnknownElement({ row }: { row: Row }) {
  return (
    <div data-voix-element={row.id} role="note" style={PLACEHOLDER}>
      <strong>{elementName(row)}</strong>
      <br />
      This application has no slice “{row.blockType}”. Visitors do not see this element; it stays stored.
    </div>
  )
}

const PLACEHOLDER = {
  margin: 8,
  padding: 20,
  border: '2px dashed #b45309',
  borderRadius: 8,
  background: '#fffbeb',
  color: '#78350f',
  font: '14px/1.5 system-ui',
}
