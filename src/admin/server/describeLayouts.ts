import { colorRules, DEFAULT_STYLES } from '../../tree'
import type { LayoutInfo } from '../../studio/model/boot'
import type { LayoutOption } from './readVoix'

/** Returns the layouts as the studio needs them: name, colours and allowed styles. */
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
