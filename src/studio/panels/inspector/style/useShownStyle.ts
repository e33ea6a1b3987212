import { useEffect, useState } from 'react'
import type { FieldProperties } from '../../../../tree/types'
import { shownStyleOf } from '../../../dom/previewFrame'
import type { StyleName } from './properties'

type Shown = Partial<Record<StyleName, string>>

/** After a change, or on the way to another breakpoint, the preview is drawn a moment later. */
const DRAWN_MS = [0, 400]

/** The styles of a field as the preview shows them, looked at again after each change. */
export function useShownStyle({
  element,
  field,
  stored,
}: {
  element: string
  field: string
  stored: FieldProperties
}): Shown {
  const [shown, setShown] = useState<Shown>({})
  useEffect(() => {
    const timers = DRAWN_MS.map((wait) => setTimeout(() => setShown(readShown({ element, field })), wait))
    return () => timers.forEach(clearTimeout)
  }, [element, field, stored])
  return shown
}

function readShown(address: { element: string; field: string }): Shown {
  const style = shownStyleOf(address)
  if (!style) return {}
  const { fontSize, fontWeight, letterSpacing, lineHeight, textAlign } = style
  const [font] = style.fontFamily.split(',')
  return { font: font?.replace(/["']/g, ''), fontSize, fontWeight, letterSpacing, lineHeight, textAlign }
}
