import type { Catalogue } from '../slices'
import type { ColorRulesOption, PaletteColor, StyleTokens } from '../tree/types'

/** The product's collections, by the names that the options and the code use. */
export const CORE_NAMES = [
  'pages',
  'menus',
  'media',
  'recipes',
  'forms',
  'form-submissions',
  'releases',
  'release-items',
  'annotations',
  'page-reviews',
  'page-schedules',
  'page-findings',
  'preview-links',
  'redirects',
  'head-tags',
  'layout-colors',
  'users',
  'references',
  'operations',
  'audit-events',
] as const

export type CoreName = (typeof CORE_NAMES)[number]

/**
 * The slugs of the product's collections in this application. An application may choose any slug; the type uses the
 * default one, which is the key of the document's generated type.
 */
export type Slugs = { readonly [Name in CoreName]: Name }

/** A language of pages and localised documents. */
export interface Language {
  /** BCP 47 code: `en`, `es`. */
  code: string
  name: string
  /** The icon before the name in a choice of languages: a flag. */
  icon?: string
  /** The file with its labels of the public site, one of `siteLabels`. */
  file?: string
}

/** A website served from the same pages. Site 0 is the default. */
export interface Site {
  id: number
  name: string
  /** Host names, without a port. */
  hosts: string[]
  /** Absolute origin for canonical addresses: `https://www.example.com`. */
  origin?: string
}

export interface LayoutOption {
  name: string
  label: string
  /** Layouts of one family share one name in the list of layouts that a slice allows. */
  family?: string
  /** The brand of its pages, as editors call it: a filter in the list of pages. Default: the layout's label. */
  brand?: string
  /**
   * `false`: the layout renders, slices may name it and it can be previewed, but no page can choose it. Pages that have
   * it keep it, and so do their translations and restored versions. Default `true`.
   */
  isOffered?: boolean
  /** Colours that editors choose from. Administrators may set others, in the admin. */
  palette?: readonly PaletteColor[]
  /**
   * The kinds of fields that accept colours of the palette only: backgrounds, texts and other fields. Default: any
   * colour.
   */
  colorRules?: ColorRulesOption
  /**
   * The styles that elements may have on pages of this layout. Omitted ones come from `studio.styles` of the plugin.
   */
  styles?: StyleTokens
}

/** The roles of staff: administrators have full access, editors change content, reviewers read and comment. */
export const STAFF_ROLES = ['administrator', 'editor', 'reviewer'] as const

export type StaffRole = (typeof STAFF_ROLES)[number]

/** A role of the product, or one of the application's `publicRoles`. */
export type Role = StaffRole | (string & {})

/**
 * A role of users who sign in on the public site. The product treats them as visitors: they have no access to the
 * studio.
 */
export interface PublicRole {
  /** The stored value: `agent`. */
  name: string
  label: string
  /**
   * The paths of the pages on which these users choose a new password, by language: `{ en: '/members/password' }`. The
   * link in the e-mail leads there with `#token=...`. Default: the admin's screen.
   */
  passwordPage?: Readonly<Record<string, string>>
}

/** A group of users who get elements that others do not: `voix({ audiences })`. */
export interface Audience {
  /** The stored value of elements: lower-case letters, digits and hyphens. */
  name: string
  /** The label for editors, after "Shown to": `Travel agents`. */
  label: string
}

/** The rules for approvals before visitors see a change. */
export interface ReviewRules {
  /** Whether a page can only be published as a reviewer or an administrator has approved it. Default `false`. */
  required: boolean
  /** Administrators may publish without an approval. Default `false`. */
  administratorsMayOverride: boolean
  /** The roles that approve. Default: reviewers and administrators. */
  approvers: readonly StaffRole[]
  /**
   * Whether elements need an approval as well: elements that other users add are pending, and hidden from visitors,
   * until an approver accepts them. Default `false`: every user who may edit a page sets the status of its elements.
   */
  elements: boolean
}

/** The context from which the product's collections are created: the plugin's options with all defaults. */
export interface CoreContext {
  catalogue: Catalogue
  /** The slugs of the product's collections. */
  slugs: Slugs
  layouts: readonly LayoutOption[]
  defaultLayout: string
  /** The styles for layouts that do not define their own. */
  styles: Required<StyleTokens>
  languages: readonly Language[]
  sites: readonly Site[]
  /** The IANA name of the site's time zone. */
  timeZone: string
  publicRoles: readonly PublicRole[]
  /** The staff roles whose accounts may have an API key. */
  apiKeyRoles: readonly StaffRole[]
  /** The audiences that an element may be limited to, besides all visitors. */
  audiences: readonly Audience[]
  /**
   * Whether roles are stored in a field of the users collection. `false`: the application's `roles` option computes
   * them.
   */
  hasRoleField: boolean
  /** First segments of paths that no page may use, including the product's own. */
  reservedPaths: readonly string[]
  /** The addresses of the site's search, by language. Empty if the site has no search. */
  search: Readonly<Record<string, string>>
  /** The rules for approvals. */
  review: ReviewRules
  /** The folder of data that must outlive a release: uploads, caches. */
  dataDir: string
}
