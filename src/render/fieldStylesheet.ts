import { BREAKPOINT_NAMES, BREAKPOINTS } from '../tree/types'
import type { Row } from '../tree/types'
import { fieldStyleKey } from './fieldAttributes'
import { styleDeclarations } from './styleValue'

/**
 * One stylesheet for all styled fields of a page: a rule per field and breakpoint, smallest breakpoint first, so that a
 * breakpoint without a value inherits the next smaller one. Empty when nothing is styled.
 */
export function fieldStylesheet(rows: readonly Row[]): string {
  return BREAKPOINT_NAMES.map((breakpoint) => {
    const rules = rows.flatMap((row) =>
      Object.entries(row.element.fieldProperties).map(([field, styles]) => {
        const style = styles[breakpoint]
        const declarations = style ? styleDeclarations(style) : []
        return declarations.length > 0 ? `${selector(row.id, field)}{${declarations.join(';')}}` : ''
      }),
    )
    const css = rules.join('')
    if (css === '' || breakpoint === 'default') return css
    return `@media (min-width:${BREAKPOINTS[breakpoint]}px){${css}}`
  }).join('')
}

function selector(elementId: string, field: string): string {
  return `[data-vf="${cssString(fieldStyleKey(elementId, field))}"]`
}

/** Ids and field names come from the database: nothing but the characters that they legally have gets into the sheet. */
function cssString(value: string): string {
  return value.replace(/[^\w.:-]/g, '')
}
