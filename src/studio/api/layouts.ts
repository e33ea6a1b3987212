import type { LayoutInfo } from '../model/boot'
import { request } from './request'

type Colors = Pick<LayoutInfo, 'name' | 'palette' | 'colorRules'>

/** For SWR: the layouts' colours that are in force. Throws with a sentence for the editor. */
export async function readLayoutColors(url: string): Promise<readonly Colors[]> {
  const answer = await request<{ layouts?: readonly Colors[] }>({ url })
  if (!answer.ok) throw new Error(answer.message)
  return answer.data.layouts ?? []
}

/** The layouts with these colours; one of which nothing is told stays as it is. */
export function withColors(layouts: readonly LayoutInfo[], told: readonly Colors[]): LayoutInfo[] {
  const byName = new Map(told.map((colors) => [colors.name, colors]))
  return layouts.map((layout) => {
    const { palette, colorRules } = byName.get(layout.name) ?? layout
    return { ...layout, palette, colorRules }
  })
}
