import type { Envelope, Fault, NamedElement, Row, Violation } from '../types'

/** Returns a violation of a row. */
export function violation(row: Row, fault: Fault): Violation {
  const { id, blockType, blockName, element } = row
  return { element: id, blockType, blockName, storedId: storedIdOf(element), ...fault }
}

function storedIdOf({ unreadable = {} }: Envelope): string | null | undefined {
  if ('row' in unreadable) return null
  return unreadable.id === undefined || unreadable.id === null ? undefined : String(unreadable.id)
}

export function named({ id, blockType, blockName }: Row): NamedElement {
  return { id, blockType, blockName }
}

/**
 * Returns what exactly breaks the rule: the envelope's key, the slot, the parent. Distinguishes old violations from new
 * ones.
 */
export function detailOf(fault: Violation): string | undefined {
  switch (fault.rule) {
    case 'shape':
      return fault.key
    case 'unknown-parent':
    case 'cycle':
      return fault.parent
    case 'unknown-slot':
    case 'slot-not-allowed':
    case 'slot-limit':
      return `${fault.parent?.id ?? 'page'}/${fault.slot}`
    case 'unknown-slice':
    case 'page-limit':
      return fault.blockType
    case 'slot-minimum':
      return fault.slot
    case 'layout-not-allowed':
      return fault.layout
    case 'depth':
      return fault.field
    case 'locked':
      return fault.lock
    case 'style':
      return [fault.field, fault.breakpoint, fault.name].join('/')
    case 'color':
      return fault.field
    case 'condition':
      return String(fault.index)
    case 'duplicate-id':
    case 'order':
      return undefined
  }
}
