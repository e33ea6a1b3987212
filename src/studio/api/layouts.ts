import type { LayoutInfo } from '../model/boot'
import { readData } from './request'

type Colors = Pick<LayoutInfo, 'name' | 'palette' | 'colorRules'>

/** For SWR: the layouts' colours that are in force. Throws with a sentence for the editor. */
export async function readLayoutColors(url: string): Promise<readonly Colors[]> {
  const { layouts } = await readData<{ layouts?: readonly Colors[] }>(url)
  return layouts ?? []
}

/** The layouts with these colours; one of which nothing is told stays as it is. */
export function withColors(layouts: readonly LayoutInfo[], told: readonly Colors[]): LayoutInfo[] {
  const byName = new Map(told.map((colors) => [colors.name, colors]))
  return layouts.map((layout) => {
    const { palette, colorRules } = byName.get(layout.name) ?? layout
    return { ...layout, palette, colorRules }
  })
}
