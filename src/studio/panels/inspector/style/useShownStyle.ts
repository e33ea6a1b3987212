import { useEffect, useState } from 'react'
import { hexOfRgb } from '../../../ui/inputs/parse'
import type { StyleName, StylesByBreakpoint } from '../../../../tree/types'
import { shownStyleOf } from '../../../dom/previewFrame'
import { BOX_NAMES } from './properties'
import { shownColumns, shownShadow } from './shownValues'

export type ShownStyle = Partial<Record<StyleName, string>>

/** After a change, or on the way to another breakpoint, the preview is drawn a moment later. */
const DRAWN_MS = [0, 400]

interface Address {
  element: string
  /** `null`: of the element as a whole. */
  field: string | null
}

/** The styles of a field, or of the element, as the preview shows them, looked at again after each change. */
export function useShownStyle({ element, field, styles }: Address & { styles: StylesByBreakpoint }): ShownStyle {
  const [shown, setShown] = useState<ShownStyle>({})
  useEffect(() => {
    const timers = DRAWN_MS.map((wait) => setTimeout(() => setShown(readShown({ element, field })), wait))
    return () => timers.forEach(clearTimeout)
  }, [element, field, styles])
  return shown
}

function readShown(address: Address): ShownStyle {
  const style = shownStyleOf(address)
  if (!style) return {}
  const { fontSize, fontWeight, letterSpacing, lineHeight, textAlign } = style
  const [font] = style.fontFamily.split(',')
  const box = BOX_NAMES.filter((name) => name !== 'visibility').map((name) => [name, readBox(style, name)] as const)
  return {
    ...(Object.fromEntries(box) as ShownStyle),
    ...{ font: font?.replace(/["']/g, ''), fontSize, fontWeight, letterSpacing, lineHeight, textAlign },
    columns: shownColumns(style),
  }
}

function readBox(style: CSSStyleDeclaration, name: StyleName): string | undefined {
  const value = String(style[name as keyof CSSStyleDeclaration] ?? '')
  if (value === '') return undefined
  if (name === 'color' || name === 'backgroundColor') return hexOfRgb(value)
  if (name === 'boxShadow') return shownShadow(value)
  return value === '0px' ? '0' : value
}
