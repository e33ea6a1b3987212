import type { LayoutInForce } from '../../contract/layouts'
import type { LayoutInfo } from '../model/boot'

type Colors = Pick<LayoutInForce, 'name' | 'palette' | 'colorRules'>

/** Returns the layouts with these colours; a layout without an entry is unchanged. */
export function withColors(layouts: readonly LayoutInfo[], colors: readonly Colors[]): LayoutInfo[] {
  const byName = new Map(colors.map((colors) => [colors.name, colors]))
  return layouts.map((layout) => {
    const { palette, colorRules } = byName.get(layout.name) ?? layout
    return { ...layout, palette, colorRules }
  })
}
