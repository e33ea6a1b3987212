import { hiddenAt, styleDeclarations } from '../tree'
import { BREAKPOINT_NAMES, BREAKPOINTS } from '../tree/types'
import type { Row, StylesByBreakpoint } from '../tree/types'
import { otherwiseQueries } from './conditions/breakpoints'
import { fieldStyleKey } from './fieldAttributes'

/** Elements that are hidden at some widths: editors see them faded, since they must be able to select them. */
const HIDDEN = 'display:none!important'
const FADED = 'opacity:.25!important'

/**
 * Returns one stylesheet for all styled elements and fields of a page: a rule for each and per breakpoint, smallest
 * breakpoint first, so that a breakpoint without a value inherits that of the next smaller one. It is empty if there
 * are no styles. `isFaded`: fades elements instead of hiding them.
 */
export function fieldStylesheet(rows: readonly Row[], { isFaded = false } = {}): string {
  const styled = rows.flatMap(stylesOf)
  const looks = BREAKPOINT_NAMES.map((breakpoint) => {
    const rules = styled.map(({ selector, styles }) => {
      const style = styles[breakpoint]
      const declarations = style ? styleDeclarations(style) : []
      return declarations.length > 0 ? `${selector}{${declarations.join(';')}}` : ''
    })
    const css = rules.join('')
    if (css === '' || breakpoint === 'default') return css
    return `@media (min-width:${BREAKPOINTS[breakpoint]}px){${css}}`
  })
  const hidden = styled.map(({ selector, styles }) => {
    const widths = hiddenAt(styles)
    const others = BREAKPOINT_NAMES.filter((name) => !widths.includes(name))
    const rule = `${selector}{${isFaded ? FADED : HIDDEN}}`
    return otherwiseQueries(others)
      .map((query) => (query === 'all' ? rule : `@media ${query}{${rule}}`))
      .join('')
  })
  return [...looks, ...hidden].join('')
}

interface Styled {
  selector: string
  styles: StylesByBreakpoint
}

/** The element first, so that the styles of its fields override it. */
function stylesOf({ id, element }: Row): Styled[] {
  const fields = Object.entries(element.fieldProperties).map(([field, styles]) => ({
    selector: `[data-vf="${cssString(fieldStyleKey(id, field))}"]`,
    styles,
  }))
  if (!element.style) return fields
  return [{ selector: `[data-vs="${cssString(id)}"]`, styles: element.style }, ...fields]
}

/** Ids and field names come from the database: only the characters that are valid in them are written to the sheet. */
function cssString(value: string): string {
  return value.replace(/[^\w.:-]/g, '')
}
