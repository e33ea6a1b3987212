import type { LayoutInfo } from '../../model/boot'
import type { LayoutOption } from './readVoix'

/** What the studio knows of a layout: its name and its colours. */
export function describeLayouts(layouts: readonly LayoutOption[]): LayoutInfo[] {
  return layouts.map(({ name, label, palette = [], colorRules }) => ({
    name,
    label,
    palette,
    colorRules: colorRules
      ? {
          fields: colorRules.fields,
          background: colorRules.background ?? 'picker',
          foreground: colorRules.foreground ?? 'picker',
        }
      : null,
  }))
}
