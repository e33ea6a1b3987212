import type { Catalogue } from '../slices'
import type { ColorRulesOption, PaletteColor, StyleTokens } from '../tree/types'

/** The product's collections by the names under which the options and the code know them. */
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
 * Where each of the product's collections lies in this application. An application may choose any slug; the type names the
 * default, under which the generated types know the documents.
 */
export type Slugs = { readonly [Name in CoreName]: Name }

/** A language that pages and localised documents may have. */
export interface Language {
  /** BCP 47 code: `en`, `es`. */
  code: string
  name: string
  /** Its sign where a language is chosen, before the name: a flag. */
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
  /** Layouts of one family are named together where a slice says on which it stands. */
  family?: string
  /** The brand whose pages it draws, as editors call it: the list of pages is filtered by it. Default: the layout's label. */
  brand?: string
  /**
   * `false`: it renders, slices may name it and it may be looked at, but no page may choose it; pages that have it keep it, their
   * translations and what comes back from their versions, too. Default `true`.
   */
  isOffered?: boolean
  /** Colours that editors choose from. Administrators may set others, in the admin. */
  palette?: readonly PaletteColor[]
  /** Which fields take a colour of the palette only: for backgrounds, texts and other fields each. Default: any colour. */
  colorRules?: ColorRulesOption
  /** What styles may be on pages of this layout. What it leaves out is as `studio.styles` of the plugin has it. */
  styles?: StyleTokens
}

/** Who works on the site: administrators everything, editors content, reviewers read and remark. */
export const STAFF_ROLES = ['administrator', 'editor', 'reviewer'] as const

export type StaffRole = (typeof STAFF_ROLES)[number]

/** A role that the product knows, or one of the application's `publicRoles`. */
export type Role = StaffRole | (string & {})

/** A role of people who sign in on the public site. To the product they are visitors: they never enter the studio. */
export interface PublicRole {
  /** As it is stored: `agent`. */
  name: string
  label: string
  /**
   * The paths of the pages of the site on which these people choose a new password, by language: `{ en: '/members/password' }`.
   * The link of the e-mail leads there with `#token=...`. Default: the admin's screen.
   */
  passwordPage?: Readonly<Record<string, string>>
}

/** People who get elements that others do not: `voix({ audiences })`. */
export interface Audience {
  /** As elements store it: small letters, digits and hyphens. */
  name: string
  /** As editors read it, after "Shown to": `Travel agents`. */
  label: string
}

/** What has to be approved before visitors see it. */
export interface ReviewRules {
  /** A page is published only as a reviewer or an administrator has approved it, by whatever way. Default `false`. */
  required: boolean
  /** Administrators may publish without an approval. Default `false`. */
  administratorsMayOverride: boolean
  /** Who approves. Default: reviewers and administrators. */
  approvers: readonly StaffRole[]
  /**
   * Whether elements are approved, too: what anybody else adds is pending until one of them approves it, and no visitor is shown it. Default
   * `false`: whoever may edit a page sets the status of its elements.
   */
  elements: boolean
}

/** What the product's collections are made from: the plugin's options with every default filled in. */
export interface CoreContext {
  catalogue: Catalogue
  /** Where the product's collections lie. */
  slugs: Slugs
  layouts: readonly LayoutOption[]
  defaultLayout: string
  /** What styles may be on layouts that do not say it themselves. */
  styles: Required<StyleTokens>
  languages: readonly Language[]
  sites: readonly Site[]
  /** The IANA name of the site's time zone. */
  timeZone: string
  publicRoles: readonly PublicRole[]
  /** Whose accounts may have a key for programs. */
  apiKeyRoles: readonly StaffRole[]
  /** Everybody whom an element may be for, beside everyone. */
  audiences: readonly Audience[]
  /** Whether roles stand in a field of the users, and are not told by the application. */
  hasRoleField: boolean
  /** First segments of paths that no page may take, the product's own included. */
  reservedPaths: readonly string[]
  /** The addresses of the site's search, by language; none: the site has no search. */
  search: Readonly<Record<string, string>>
  /** Whether a page is published only as it was approved. */
  review: ReviewRules
  /** Folder of what must outlive a release: uploads, caches. */
  dataDir: string
}
