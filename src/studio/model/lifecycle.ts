import { isPattern, SECTION_KIND } from '../../tree'
import type { SiteZones, StudioCollections } from './boot'
import type { PageStatus } from './saving'

/** The actions on a page as a whole, in the order of its menu. */
export const LIFECYCLE_ACTIONS = [
  'publish',
  'unpublish',
  'schedule',
  'copy',
  'share',
  'trash',
  'restore',
  'delete',
] as const

export type LifecycleAction = (typeof LIFECYCLE_ACTIONS)[number]

/** A page, as far as its life is concerned. */
export interface LifecyclePage {
  id: string
  title: string
  kind: string
  path: string
  /** Where visitors find it; `null`: nowhere. */
  livePath: string | null
  status: PageStatus
  siteId: number
  /** The revision that the user has seen. The action fails if the page is at another one. */
  rev: number
  isTrashed: boolean
}

/** The server's API address and the sites. */
export interface LifecyclePlace extends SiteZones {
  apiRoute: string
  collections: Pick<StudioCollections, 'pages' | 'redirects'>
  sites: readonly { id: number; name: string; origin: string | null }[]
  /** Whether a page is published only as it was approved. */
  needsApproval: boolean
}

/** The labels in the menu. */
export const LIFECYCLE_LABELS: Readonly<Record<LifecycleAction, string>> = {
  publish: 'Publish…',
  unpublish: 'Unpublish…',
  schedule: 'Schedule…',
  copy: 'Copy…',
  share: 'Share a preview link…',
  trash: 'Move to trash…',
  restore: 'Restore…',
  delete: 'Delete for ever…',
}

/**
 * Returns the actions in a page's menu. A trashed page can be restored, or deleted permanently by users with that
 * right.
 */
export function lifecycleActionsOf(
  { isTrashed }: Pick<LifecyclePage, 'isTrashed'>,
  { canDelete }: { canDelete: boolean },
): readonly LifecycleAction[] {
  if (isTrashed) return canDelete ? ['restore', 'delete'] : ['restore']
  return LIFECYCLE_ACTIONS.filter((action) => action !== 'restore' && action !== 'delete')
}

/** `true`, or why it cannot be done with the page now. */
export function mayBeDone(
  action: LifecycleAction,
  { kind, status }: Pick<LifecyclePage, 'kind' | 'status'>,
): true | string {
  if (action === 'publish') return status !== 'published' || 'everything is published'
  if (action === 'unpublish') return status !== 'draft' || 'it is not published'
  if (action === 'share') return kind !== SECTION_KIND || 'a shared section has no address of its own'
  return true
}

/**
 * Returns the public path that a page loses when it is published with another one; `null` if there is none. Patterns
 * are left out, as they have many paths.
 */
export function leftPath({ livePath, path }: Pick<LifecyclePage, 'livePath' | 'path'>): string | null {
  return livePath === null || livePath === path || isPattern(livePath) ? null : livePath
}

/** The host that a redirect of a site's counts for: of several sites each has its own /about. `null`: every host. */
export function redirectHost({ sites }: Pick<LifecyclePlace, 'sites'>, siteId: number): string | null {
  const { origin = null } = sites.find(({ id }) => id === siteId) ?? {}
  return sites.length > 1 && origin !== null ? new URL(origin).hostname : null
}
