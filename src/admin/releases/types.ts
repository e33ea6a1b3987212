export type ReleaseStatus = 'draft' | 'scheduled' | 'publishing' | 'published' | 'failed' | 'reverted'

/** A release as `GET /api/voix/releases` lists it. */
export interface ListedRelease {
  id: string
  name: string
  status: ReleaseStatus
  publishAt: string | null
  timeZone: string | null
  publishedAt: string | null
  updatedAt: string | null
  count: number
}

export interface ReleasableCollection {
  slug: string
  label: string
  titleField: string
}

export interface ListedReleases {
  releases: ListedRelease[]
  collections: ReleasableCollection[]
}

export interface ReleaseConflict {
  key: string
  element: string | null
  /** Of the element. */
  name: string | null
  field: string | null
  base: unknown
  mine: unknown
  theirs: unknown
}

export interface ReleaseItem {
  id: string
  collection: string
  label: string
  doc: string
  title: string
  action: 'publish' | 'unpublish'
  path: string | null
  rev: number
  isPage: boolean
  isLive: boolean
  isChangedOutside: boolean
  isApproved: boolean
  conflicts: ReleaseConflict[]
}

/** A release as `GET /api/voix/releases/:release` answers it, and whatever changes it. */
export interface Release extends ListedRelease {
  notes: string | null
  failure: { message: string; at: string } | null
  history: { at: string; by: string; what: string }[]
  previewUntil: string | null
  needsApproval: boolean
  items: ReleaseItem[]
  /** What is told once. */
  told?: { secret: string; expiresAt: string }
}

/** Whether its documents, its time and its name may still be changed. */
export const isOpen = ({ status }: Pick<Release, 'status'>): boolean =>
  ['draft', 'scheduled', 'failed'].includes(status)
