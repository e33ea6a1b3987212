import type { LayoutOption } from './context'

/** The layouts that a page may choose; the others are shown where a page has one already. */
export function offeredLayouts<Layout extends Pick<LayoutOption, 'isOffered'>>(layouts: readonly Layout[]): Layout[] {
  return layouts.filter(({ isOffered }) => isOffered !== false)
}
