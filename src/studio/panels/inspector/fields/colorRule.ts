import type { LayoutInfo } from '../../../model/boot'

/** What a layout says about the colours of a field. A field that names a background follows the rule for backgrounds. */
export function colorRule({ layout, field }: { layout: LayoutInfo | undefined; field: string }): {
  palette: LayoutInfo['palette']
  isPaletteOnly: boolean
} {
  const { palette = [], colorRules: rules = null } = layout ?? {}
  if (!rules?.fields.includes(field)) return { palette, isPaletteOnly: false }
  const rule = /background/i.test(field) ? rules.background : rules.foreground
  return { palette, isPaletteOnly: rule === 'palette' && palette.length > 0 }
}
