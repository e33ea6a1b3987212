import type { StudioState } from '../../../model'

/** The tags that the page and its elements give points for, sorted: what a condition on this page may ask about first. */
export function tagNamesOf({ page, tree }: Pick<StudioState, 'page' | 'tree'>): string[] {
  const own = Object.values(tree.rows).flatMap(({ element }) => element.tags)
  return [...new Set([...page.tags, ...own].map(({ name }) => name))].sort((a, b) => a.localeCompare(b))
}
