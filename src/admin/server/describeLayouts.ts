import { colorRules, DEFAULT_STYLES } from '../../tree'
import type { LayoutInfo } from '../../studio/model/boot'
import type { LayoutOption } from './readVoix'

/** What the studio knows of a layout: its name, its colours and what styles may be. */
export function describeLayouts(layouts: readonly LayoutOption[], general = DEFAULT_STYLES): LayoutInfo[] {
  return layouts.map(({ name, label, isOffered = true, palette = [], colorRules: rules, styles }) => ({
    name,
    label,
    isOffered,
    palette,
    styles: { ...general, ...styles },
    colorRules: colorRules(rules),
  }))
}
