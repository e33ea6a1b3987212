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

/** Whoever is signed in, as Payload hands them to access rules. */
export type SignedIn = NonNullable<PayloadRequest['user']>

/** What may be changed of a product collection: hooks, endpoints and indexes are added, the rest is laid over. */
export type CollectionExtension = Partial<Omit<CollectionConfig, 'slug' | 'fields'>> & {
  /**
   * Returns the fields of the collection, in their order. It is given those that it has without this option, in an adopted collection the
   * application's among them. Each of them has to be in the result, as the same type: changed, moved, or inside a tab or a row.
   */
  fields?: (args: { defaultFields: Field[] }) => Field[]
}

/**
 * What an application adds to the studio. Modules of the browser (`'use client'`) are named as Payload names admin components, with the
 * export behind a `#`: `/src/studio/commands#commands`. An export is one of its kind, or a list of them.
 */
export interface StudioOptions {
  /** Exports of the type `Command`: they are in the palette, have their keys, and are listed by the help sheet. */
  commands?: readonly string[]
  /** Exports of the type `ElementTab` or `PageTab`: tabs of the inspector. */
  panels?: readonly string[]
  /** Exports of the type `StudioField`: `{ type, Input }`, the inputs of `fieldTypes`. A type that extends another has that one's. */
  fields?: readonly string[]
  /** Exports of the type `Check` that need no server: they run as the page is edited. `checks` of the plugin has those that do. */
  checks?: readonly string[]
  /**
   * Exports of the type `StudioEvents`: `onSave` and `onPublish`, which run in the window that saved. What must happen at every write
   * is a hook of the collection.
   */
  events?: readonly string[]
  /** Exports of React components with `children`, around the studio's window. The first is the outermost. */
  providers?: readonly string[]
  /**
   * Commands and tabs of the studio that are left out: they have no button, no key and no line in the palette.
   *
   * ```ts
   * without: { commands: ['quick-save'], tabs: ['query'] }
   * ```
   *
   * Default: none.
   */
  without?: { commands?: readonly CommandId[]; tabs?: readonly TabId[] }
  /**
   * The commands that the palette and the help sheet list first in their groups, and the first tabs of the inspector. The others follow.
   * Default: those of the product, then those of the application.
   */
  order?: { commands?: readonly string[]; tabs?: readonly string[] }
  /** What styles may be on layouts that do not say it themselves: see `styles` of a layout. */
  styles?: StyleTokens
}

/** The product's shell around the whole admin. */
export interface ShellOptions {
  /** Stands above the navigation. Default: `Voix`. */
  name?: string
  /**
   * Slug of a collection or global -> the icon of its entry: `bell`, `book`, `building`, `calendar`, `cart`, `code`, `cookbook`, `database`, `file`,
   * `folder`, `form`, `globe`, `history`, `hotel`, `house`, `image`, `inbox`, `map`, `menu`, `message`, `newspaper`, `offer`, `package`,
   * `pages`, `palette`, `profile`, `rocket`, `scroll`, `settings`, `shapes`, `signpost`, `swatches`, `tag`, `ticket`, `trash`, `users`. Default: `file`.
   */
  icons?: Readonly<Record<string, string>>
}

/** People who get elements that others do not. */
export interface AudienceOption extends Audience {
  /** Whether whoever is signed in belongs. Asked for every page and read, never of somebody without a session. */
  has: (asker: { user: SignedIn; payload: PayloadRequest['payload'] }) => boolean | undefined
}

/** Options of the plugin. What Next and the proxy read too is in `voixConfig`. */
export interface VoixOptions {
  /** The default export of `voix.config.ts`, made by `defineVoix()`. */
  voixConfig: VoixConfig
  /** Slice definitions. An empty list is an error: pages need something to be made of. */
  slices: readonly SliceDefinition[]
  /** Field types of the application's own, made with `defineFieldType` or `extendFieldType`. */
  fieldTypes?: readonly FieldType[]
  /** What the application adds to the studio. */
  studio?: StudioOptions
  /**
   * The product's shell around the whole admin: its navigation, in which the application's collections stand in their groups, a start page of
   * what there is to do, short addresses (`/brands/edit/<id>` below the admin) and the profile at `/profile`. A navigation or a dashboard of the
   * application's own stays. Default `false`: Payload's admin stays as it is.
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
   * Checks of pages beside the product's, which run on the server: `{ name, find }`, see `Check`. The studio lists what they find, and what they
   * call an error is published by no way. One that needs no server may stand in `studio.checks` as well, and is then told at once.
   *
   * ```ts
   * checks: [{ name: 'short-path', find: ({ page }) => (String(page.path).length > 80 ? [{ level: 'hint', text: 'The path is long.' }] : []) }]
   * ```
   *
   * Default: none.
   */
  checks?: readonly Check[]
  /**
   * Recipes that come with the application, beside those that editors store: objects, or paths of JSON files and of folders of them.
   * They stand in the cookbook and are not changed there. An error at start names the file and the rule. Default: none.
   */
  recipes?: readonly (string | RecipeFile)[]
  /** Slice name -> import of its `load.ts`. */
  loaders?: Record<string, () => Promise<{ load: SliceLoader }>>
  /**
   * The label files of the public site, `{ 'en.json': () => import('./locales/en.json') }`: flat objects of texts by key. A language names
   * its own by `file`; what that lacks comes from the file of the default language. Default: none, slices have texts of their own.
   */
  siteLabels?: SiteLabelImports
  /**
   * Content collections: folders of markdown, JSON and YAML, each a table that `voix.queryCollection()` reads. Those named `docs` and
   * `voixuserguide` are the admin's documentation. Default: none.
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
   * What is added to the product's collections, by their names. `collections` of `defineVoix()` has their slugs.
   *
   * ```ts
   * collections: { pages: { fields: ({ defaultFields }) => [...defaultFields, { name: 'mood', type: 'text' }] } }
   * ```
   */
  collections?: Partial<Record<CoreName, CollectionExtension>>
  /**
   * What an account of the `users` collection may do: `administrator`, `editor`, `reviewer`, one of `publicRoles`, several, or `null`.
   * Called often, so it reads what it is given. Default: the field `roles` of the collection, which the plugin adds where it is missing;
   * in an adopted collection nobody has a role until it is given by the Local API, but for whoever registers as the very first user of the admin.
   */
  roles?: (user: SignedIn) => Role | readonly Role[] | null | undefined
  /**
   * Staff whose accounts may have a key for programs (`Authorization: users API-Key <key>`), where the accounts are the product's own: each for
   * itself, and administrators for all of them. A key does what its account may do. Default: administrators and editors; `[]`: nobody.
   */
  apiKeyRoles?: readonly StaffRole[]
  /**
   * A provider of OpenID Connect by which people sign in, beside their password (authorization code with PKCE).
   *
   * ```ts
   * signIn: { name: 'Acme', issuer: 'https://login.acme.com', clientId: 'voix', clientSecret: process.env.ACME_SECRET }
   * ```
   *
   * Default: none.
   */
  signIn?: SignInOptions
  /** Further roles to choose from, of people who sign in on the public site only. Default: none. */
  publicRoles?: readonly PublicRole[]
  /**
   * Whom elements may be for, beside everyone and those who are signed in (`signed-in`). Nobody else is sent anything of such an
   * element, by no way: it is in no stored page, and is brought to those who belong once they are signed in.
   *
   * ```ts
   * audiences: [{ name: 'agents', label: 'Travel agents', has: ({ user }) => user.roles?.includes('agent') }]
   * ```
   *
   * Default: none.
   */
  audiences?: readonly AudienceOption[]
  /**
   * Collections of the application that are guarded like the product's: visitors may not ask them about other documents
   * (`where[author.email]`), and what published documents use is neither deleted nor put into the trash, unless an administrator does it with
   * `?force=true`. A document that a required field refers to cannot be deleted. Default: none.
   */
  guardedCollections?: readonly string[]
  /** Collections whose documents query elements may read. */
  queryCollections?: readonly string[]
  /** Save actions offered in the studio. Each defaults to `true`. */
  saveActions?: Partial<Record<SaveAction, boolean>>
  /**
   * Reviews. With `required: true` a page is published only at the revision that a reviewer or an administrator has approved: by the
   * studio, REST, bulk writes and the Local API with a `user` alike (409). What no account does (seeds, jobs) is not asked.
   * `administratorsMayOverride: true` lets administrators publish without it. `approvers: ['editor']` says by roles who approves (default: reviewers
   * and administrators). With `elements: true` what anybody else adds to a page is pending, and shown to no visitor, until an approver
   * sets its experience status. Default: anybody who may publish does.
   */
  review?: Partial<ReviewRules>
  /**
   * Whether Payload's GraphQL is served. The product does not use it, and one request may ask for hundreds of lists. Default `false`.
   */
  graphQL?: boolean
  /** Reserved first segments of paths beside the product's own. */
  reservedPaths?: readonly string[]
  /** Folder of what must outlive a release: uploads, caches. Default: `VOIX_DATA_DIR`, else `.data`. */
  dataDir?: string
  /**
   * What may lie on disk of stored pages and of drawn pictures, in megabytes: what was used longest ago makes room, and is made again
   * when it is asked for. Default: `{ pages: 1024, images: 2048 }`.
   */
  cacheLimits?: { pages?: number; images?: number }
  /**
   * Where errors are reported to that nobody caught, on the server and in visitors' browsers: `{ url, token }`. The token stays on the server.
   * Default: they are written to the log alone.
   */
  errorReporting?: ErrorReporting
  /** `true` takes the studio's screens away; collections, guards and endpoints stay, and the schema with them. Default `false`. */
  disabled?: boolean
}
