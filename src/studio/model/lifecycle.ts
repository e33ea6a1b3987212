import { isPattern, SECTION_KIND } from '../../tree'
import type { SiteZones, StudioCollections } from './boot'
import type { PageStatus } from './saving'

/** What becomes of a page as a whole, in the order of its menu. */
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
  /** The revision that whoever acts has seen: when the page is at another one, nothing is done. */
  rev: number
  isTrashed: boolean
}

/** Where the server is asked, and which sites there are. */
export interface LifecyclePlace extends SiteZones {
  apiRoute: string
  collections: Pick<StudioCollections, 'pages' | 'redirects'>
  sites: readonly { id: number; name: string; origin: string | null }[]
  /** Whether a page is published only as it was approved. */
  needsApproval: boolean
}

/** What the menu calls it. */
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

/** The actions that the menu of a page has: what is in the trash is restored or deleted for ever, by those who may. */
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

/** The address that a page leaves when it is published, with visitors who know it; `null`: none. One that shows documents leaves many. */
export function leftPath({ livePath, path }: Pick<LifecyclePage, 'livePath' | 'path'>): string | null {
  return livePath === null || livePath === path || isPattern(livePath) ? null : livePath
}

/** The host that a redirect of a site's counts for: of several sites each has its own /about. `null`: every host. */
export function redirectHost({ sites }: Pick<LifecyclePlace, 'sites'>, siteId: number): string | null {
  const { origin = null } = sites.find(({ id }) => id === siteId) ?? {}
  return sites.length > 1 && origin !== null ? new URL(origin).hostname : null
}
