import type { LayoutOption } from './context'

/** Returns the layouts that a page can choose. Pages that have another layout keep it. */
export function offeredLayouts<Layout extends Pick<LayoutOption, 'isOffered'>>(layouts: readonly Layout[]): Layout[] {
  return layouts.filter(({ isOffered }) => isOffered !== false)
}
