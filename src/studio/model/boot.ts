import type { PageFieldTypeInfo } from '../../slices/pageFieldTypes'
import type { FieldInfo, SliceInfo } from '../../slices/types'
import type { ListedRelease, OpenStatus } from '../../contract/releases'
import type { SaveAction } from '../../contract/saving'
import type { ColorRules, PaletteColor, StyleTokens } from '../../tree/types'

export type { SliceInfo, TemplateInfo } from '../../slices/types'

/** A slice's field as the studio receives it. */
export type SliceFieldInfo = FieldInfo

/** A layout to choose from. */
export interface LayoutName {
  name: string
  label: string
}

/** As a list names it that has those, too, which no page may choose. */
export function layoutLabel({ label, isOffered = true }: LayoutName & { isOffered?: boolean }): string {
  return isOffered ? label : `${label} (not offered)`
}

export interface LayoutInfo extends LayoutName {
  /** Whether a page may choose it. */
  isOffered: boolean
  /** The colours and rules on open. `EditorState.layouts` has the current ones. */
  palette: readonly PaletteColor[]
  colorRules: ColorRules
  /** The allowed styles, with all defaults filled in. */
  styles: Required<StyleTokens>
}

export interface LanguageInfo {
  code: string
  name: string
  /** Its sign before the name. */
  icon?: string
}

/** The IANA names of the site's time zone, and of further time zones that lists offer first. */
export interface SiteZones {
  timeZone: string
  timeZones: readonly string[]
}

/** People who get elements that others do not. */
export interface AudienceInfo {
  name: string
  label: string
}

/** The files that the media library accepts. */
export interface UploadRules {
  /** For example `image/jpeg` or `image/*`; empty accepts all types. */
  mimeTypes: readonly string[]
  maxBytes: number
}

/** Slugs of the collections that the studio reads and writes. The type names the defaults, as the generated types do. */
export interface StudioCollections {
  pages: 'pages'
  media: 'media'
  users: 'users'
  redirects: 'redirects'
  references: 'references'
  annotations: 'annotations'
  'page-reviews': 'page-reviews'
  'page-schedules': 'page-schedules'
  recipes: 'recipes'
  releases: 'releases'
  'layout-colors': 'layout-colors'
}

/** The approvals required before publishing. */
export interface ReviewRules {
  required: boolean
  administratorsMayOverride: boolean
  /** Whether elements added by users who cannot approve are pending. */
  elements: boolean
}

/** A release that can still be changed. */
export interface ReleaseChoice extends Pick<ListedRelease, 'id' | 'name'> {
  status: OpenStatus
}

/** The boot as it travels. */
export interface PackedBoot extends Omit<StudioBoot, 'slices'> {
  /** Of the slices, which the browser keeps by it. */
  slicesVersion: string
}

/** The props that the server passes to the studio on open. The page itself is read from the `open` endpoint. */
export interface StudioBoot extends SiteZones {
  pageId: string
  /**
   * The page from which a shared section was opened: the preview shows the section in it, and the back link leads to
   * it.
   */
  cameFrom: string | null
  /** The release in which the page is worked on; `null`: outside of releases. */
  release: ReleaseChoice | null
  /** Those to choose from. */
  releases: readonly ReleaseChoice[]
  /** The values to use when the release ends and the studio continues outside of it. */
  outside: Pick<StudioBoot, 'channelToken' | 'saveActions'>
  user: { id: string; name: string; email: string }
  /** `false` for reviewers and for editors of other sites: everything is shown, nothing can be changed. */
  canEdit: boolean
  isAdministrator: boolean
  /** The ids of page tabs that the user may not open. */
  withheldTabs: readonly string[]
  /** Known to the studio and to its preview frame only; every message between them carries it. */
  channelToken: string
  slices: readonly SliceInfo[]
  /** The application's types of page fields, besides the built-in ones. */
  pageFieldTypes: readonly PageFieldTypeInfo[]
  layouts: readonly LayoutInfo[]
  languages: readonly LanguageInfo[]
  sites: readonly { id: number; name: string; origin: string | null }[]
  /** The audiences that an element can be limited to. */
  audiences: readonly AudienceInfo[]
  /** The names of the audiences that the user belongs to. */
  ownAudiences: readonly string[]
  /** First segments of paths that no page may take. */
  reservedPaths: readonly string[]
  /** The collections that query elements can show. */
  queryCollections: readonly string[]
  /** The ways to save that the application offers. */
  saveActions: Readonly<Record<SaveAction, boolean>>
  /** Whether a page is published only as it was approved. */
  review: ReviewRules
  /** Whether the user can approve pages. */
  canApprove: boolean
  collections: StudioCollections
  uploads: UploadRules
  /** Where people sign in by a provider, and its name. */
  provider?: { name: string; start: string } | null
  adminRoute: string
  apiRoute: string
  /** The build that this window is of. */
  buildId: string
}
