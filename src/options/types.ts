import type { CollectionConfig, Field, PayloadRequest } from 'payload'
import type { ContentOptions } from '../collections/content/types'
import type { SaveAction } from '../contract/saving'
import type { Check } from '../slices/checks'
import type { FieldType, SliceDefinition, SliceLoader } from '../slices/types'
import type { VoixConfig } from './config'
import type { ErrorReporting } from './errorReporting'
import type { SiteLabelImports } from './siteLabels'
import type { RecipeFile } from './recipes'
import type { DeveloperScreens } from './screens'
import type { SignInOptions } from './signIn'
import type { CommandId, TabId } from '../contract/studioIds'
import type { StyleTokens } from '../tree/types'
import type { Audience, CoreName, PublicRole, ReviewRules, Role, StaffRole } from './context'

export type { CommandId, TabId } from '../contract/studioIds'
export type { ContentCollectionOption, ContentOptions } from '../collections/content/types'
export type { SaveAction } from '../contract/saving'
export type { ErrorReporting } from './errorReporting'
export type { RecipeElement, RecipeFile } from './recipes'
export type { SignInClaims, SignInOptions } from './signIn'
export type { StyleTokens } from '../tree/types'
export type {
  Audience,
  CoreName,
  Language,
  LayoutOption,
  PublicRole,
  ReviewRules,
  Role,
  Site,
  StaffRole,
} from './context'

/** The signed-in user, as Payload passes it to access rules. */
export type SignedIn = NonNullable<PayloadRequest['user']>

/** Changes to a product collection: hooks, endpoints and indexes are added, other properties override the product's. */
export type CollectionExtension = Partial<Omit<CollectionConfig, 'slug' | 'fields'>> & {
  /**
   * Returns the fields of the collection, in their order. `defaultFields` are its fields without this option; in an
   * adopted collection they include the application's. The result must contain each of them with the same type: it may
   * be changed, moved, or put inside a tab or a row.
   */
  fields?: (args: { defaultFields: Field[] }) => Field[]
}

/**
 * Additions of an application to the studio. Browser modules (`'use client'`) are named like Payload's admin
 * components, with the export after a `#`: `/src/studio/commands#commands`. An export is a single item of its kind or a
 * list of them.
 */
export interface StudioOptions {
  /** Exports of the type `Command`: the palette and the help sheet list them, and their keys run them. */
  commands?: readonly string[]
  /** Exports of the type `ElementTab` or `PageTab`: tabs of the inspector. */
  panels?: readonly string[]
  /**
   * Exports of the type `StudioField`: `{ type, Input }`, the inputs of `fieldTypes`. A type that extends another uses
   * its input by default.
   */
  fields?: readonly string[]
  /**
   * Exports of the type `Check` that need no server: they run while the page is edited. Checks that need the server are
   * in the plugin's option `checks`.
   */
  checks?: readonly string[]
  /**
   * Exports of the type `StudioEvents`: `onSave` and `onPublish`, which run in the window that saved. Code that must
   * run on every write belongs in a hook of the collection.
   */
  events?: readonly string[]
  /** Exports of React components with `children` that wrap the studio's window. The first is the outermost. */
  providers?: readonly string[]
  /**
   * Commands and tabs of the studio to remove: they have no button, no key and no entry in the palette.
   *
   * ```ts
   * without: { commands: ['quick-save'], tabs: ['query'] }
   * ```
   *
   * Default: none.
   */
  without?: { commands?: readonly CommandId[]; tabs?: readonly TabId[] }
  /**
   * The commands that the palette and the help sheet list first in their groups, and the first tabs of the inspector.
   * The others follow. Default: those of the product, then those of the application.
   */
  order?: { commands?: readonly string[]; tabs?: readonly string[] }
  /** The styles that elements may have in layouts that do not define their own: see `styles` of a layout. */
  styles?: StyleTokens
}

/** The product's shell around the whole admin. */
export interface ShellOptions {
  /** The name above the navigation. Default: `Voix`. */
  name?: string
  /**
   * Slug of a collection or global -> the icon of its entry: `bell`, `book`, `building`, `calendar`, `cart`, `code`,
   * `cookbook`, `database`, `file`, `folder`, `form`, `globe`, `history`, `hotel`, `house`, `image`, `inbox`, `map`,
   * `menu`, `message`, `newspaper`, `offer`, `package`, `pages`, `palette`, `profile`, `rocket`, `scroll`, `settings`,
   * `shapes`, `signpost`, `swatches`, `tag`, `ticket`, `trash`, `users`. Default: `file`.
   */
  icons?: Readonly<Record<string, string>>
}

/** A group of users who get elements that others do not. */
export interface AudienceOption extends Audience {
  /**
   * Whether a signed-in user belongs to the audience. Called for every page and read, never for visitors without a
   * session.
   */
  has: (asker: { user: SignedIn; payload: PayloadRequest['payload'] }) => boolean | undefined
}

/** Options of the plugin. Options that Next and the proxy also read are in `voixConfig`. */
export interface VoixOptions {
  /** The default export of `voix.config.ts`, created with `defineVoix()`. */
  voixConfig: VoixConfig
  /** Slice definitions. An empty list is an error: pages consist of slices. */
  slices: readonly SliceDefinition[]
  /** Custom field types, created with `defineFieldType` or `extendFieldType`. */
  fieldTypes?: readonly FieldType[]
  /** Additions of the application to the studio. */
  studio?: StudioOptions
  /**
   * The product's shell around the whole admin: its navigation with the application's collections in their groups, a
   * start page with open tasks, short addresses (`/brands/edit/<id>` below the admin) and the profile at `/profile`. A
   * navigation or a dashboard that the application configures is kept. Default `false`: Payload's admin is unchanged.
   */
  shell?: boolean | ShellOptions
  /**
   * The roles that may open the screens for developers, besides administrators: `caches`, `slicer`, `style-guide`, and
   * the page tabs `page-fields` and `page-properties` of the studio. All other users get no link to them, and a 404.
   *
   * ```ts
   * developerScreens: { slicer: ['editor'], 'style-guide': ['editor', 'reviewer'] }
   * ```
   *
   * Default: administrators only.
   */
  developerScreens?: DeveloperScreens
  /**
   * Checks of pages besides the product's that run on the server: `{ name, find }`, see `Check`. The studio lists their
   * findings, and a finding of the level `error` blocks publishing through every API. A check that needs no server may
   * also be listed in `studio.checks`, where it runs while the page is edited.
   *
   * ```ts
   * checks: [{ name: 'short-path', find: ({ page }) => (String(page.path).length > 80 ? [{ level: 'hint', text: 'The
   * path is long.' }] : []) }]
   * ```
   *
   * Default: none.
   */
  checks?: readonly Check[]
  /**
   * Recipes of the application, besides those that editors store: objects, or paths of JSON files and of folders of
   * them. The cookbook lists them read-only. An error at start names the file and the rule. Default: none.
   */
  recipes?: readonly (string | RecipeFile)[]
  /** Slice name -> import of its `load.ts`. */
  loaders?: Record<string, () => Promise<{ load: SliceLoader }>>
  /**
   * The label files of the public site, `{ 'en.json': () => import('./locales/en.json') }`: flat objects of texts by
   * key. A language names its file with `file`. Keys that it lacks come from the file of the default language. Default:
   * none; slices then use their own texts.
   */
  siteLabels?: SiteLabelImports
  /**
   * Content collections: folders of markdown, JSON and YAML. Each is a table that `voix.queryCollection()` reads. The
   * collections `docs` and `voixuserguide` are the admin's documentation. Default: none.
   */
  content?: ContentOptions
  /**
   * The IANA name of the site's time zone, such as `America/Jamaica`. Days begin and end in this time zone: the last
   * day of an offer, the value of a date field. Inputs for dates with a time use it by default. Default: Payload's
   * `admin.timezones.defaultTimezone`, else `UTC`.
   */
  timeZone?: string
  /** Further time zones that lists offer first, such as those of the site's resorts. Default: none. */
  timeZones?: readonly string[]
  /**
   * Changes to the product's collections, by their names. Their slugs are set with `collections` of `defineVoix()`.
   *
   * ```ts
   * collections: { pages: { fields: ({ defaultFields }) => [...defaultFields, { name: 'mood', type: 'text' }] } }
   * ```
   */
  collections?: Partial<Record<CoreName, CollectionExtension>>
  /**
   * Returns the roles of an account of the `users` collection: `administrator`, `editor`, `reviewer`, one of
   * `publicRoles`, several, or `null`. It is called often, so it should only read the user it gets. Default: the field
   * `roles` of the collection, which the plugin adds if it is missing. In an adopted collection accounts have no role
   * until the Local API sets one, except for the first user who registers in the admin.
   */
  roles?: (user: SignedIn) => Role | readonly Role[] | null | undefined
  /**
   * The staff roles whose accounts may have an API key (`Authorization: users API-Key <key>`), if the accounts are the
   * product's own: users create their own key, and administrators create keys for all of them. A key has the access of
   * its account. Default: administrators and editors; `[]`: none.
   */
  apiKeyRoles?: readonly StaffRole[]
  /**
   * An OpenID Connect provider for sign-in, in addition to passwords (authorization code with PKCE).
   *
   * ```ts
   * signIn: { name: 'Acme', issuer: 'https://login.acme.com', clientId: 'voix', clientSecret: process.env.ACME_SECRET }
   * ```
   *
   * Default: none.
   */
  signIn?: SignInOptions
  /** Further roles for users who sign in on the public site only. Default: none. */
  publicRoles?: readonly PublicRole[]
  /**
   * The audiences that elements may be limited to, besides all visitors and signed-in users (`signed-in`). Other
   * visitors receive no data of such an element: no stored page contains it, and it is loaded for its audience after
   * sign-in.
   *
   * ```ts
   * audiences: [{ name: 'agents', label: 'Travel agents', has: ({ user }) => user.roles?.includes('agent') }]
   * ```
   *
   * Default: none.
   */
  audiences?: readonly AudienceOption[]
  /**
   * Collections of the application that are protected like the product's: visitors cannot query them by fields of other
   * documents (`where[author.email]`), and documents that published documents use cannot be deleted or moved to the
   * trash, except by an administrator with `?force=true`. A document that a required field refers to cannot be deleted.
   * Default: none.
   */
  guardedCollections?: readonly string[]
  /** Collections whose documents query elements may read. */
  queryCollections?: readonly string[]
  /** Save actions offered in the studio. Each defaults to `true`. */
  saveActions?: Partial<Record<SaveAction, boolean>>
  /**
   * Reviews. With `required: true` a page can be published only at the revision that a reviewer or an administrator has
   * approved. This applies to the studio, REST, bulk writes and the Local API with a `user` alike (409); writes without
   * a user (seeds, jobs) are exempt. `administratorsMayOverride: true` lets administrators publish without an approval.
   * `approvers: ['editor']` lists the roles that approve (default: reviewers and administrators). With `elements: true`
   * elements that other users add to a page are pending, and hidden from visitors, until an approver sets their
   * experience status. Default: no review.
   */
  review?: Partial<ReviewRules>
  /**
   * Whether Payload's GraphQL is served. The product does not use it, and a single request can query hundreds of lists.
   * Default `false`.
   */
  graphQL?: boolean
  /** Reserved first segments of paths, in addition to the product's own. */
  reservedPaths?: readonly string[]
  /** The folder of data that must outlive a release: uploads, caches. Default: `VOIX_DATA_DIR`, else `.data`. */
  dataDir?: string
  /**
   * The maximum size on disk of stored pages and of generated images, in megabytes. The least recently used entries are
   * removed, and are created again on the next request. Default: `{ pages: 1024, images: 2048 }`.
   */
  cacheLimits?: { pages?: number; images?: number }
  /**
   * The service that uncaught errors are reported to, from the server and from visitors' browsers: `{ url, token }`.
   * The token stays on the server. Default: errors are only written to the log.
   */
  errorReporting?: ErrorReporting
  /** `true` removes the studio's screens; collections, guards, endpoints and the schema stay. Default `false`. */
  disabled?: boolean
}
