import type { UnplacedRow } from '../../../../tree/types'

/** Why an element has no place, in a sentence for the editor. */
export function unplacedReason({ row, rule }: UnplacedRow): string {
  switch (rule) {
    case 'duplicate-id':
      return 'Another element of this page has the same id.'
    case 'unknown-parent':
      return `The element that it stood in is gone (${parentOf(row)}).`
    case 'cycle':
      return 'It stands inside of itself.'
    case 'shape':
      return 'Its data cannot be read.'
  }
}

function parentOf(row: unknown): string {
  const element: unknown = typeof row === 'object' && row !== null && 'element' in row ? row.element : null
  const parent: unknown = typeof element === 'object' && element !== null && 'parent' in element ? element.parent : null
  return typeof parent === 'string' ? parent : 'unknown'
}
