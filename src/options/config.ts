import type { CoreName, Language, LayoutOption, Site } from './context'

/**
 * The options of `voix.config.ts` that `voix()`, `withVoix()` and `voixProxy()` share. The proxy and `next.config` read
 * them without Payload, so they contain data only: no components, no style sheets, no server modules.
 */
export interface VoixConfig {
  /** The layouts of the site. Layouts with `isOffered: false` are rendered, but no page can choose them. */
  layouts: readonly LayoutOption[]
  /** The layout of new pages. Default: the first offered layout. */
  defaultLayout?: string
  /**
   * The languages of pages. The first is the default language. Default: the application's `localization`, else English.
   */
  languages?: readonly Language[]
  /** Default: one site, id 0, any host. */
  sites?: readonly Site[]
  /**
   * The addresses of the site's search, by the language that is searched there:
   *
   * ```ts
   * search: { en: '/search', es: '/es/search' }
   * ```
   *
   * `?q=` finds published pages in the language, and searches only the elements that the visitor may see. No page can
   * have such an address. Default: none, and no search index is stored.
   */
  search?: Readonly<Record<string, string>>
  /**
   * `routes.admin` of the Payload config. The server does not start if the two differ. Default `/admin`, as in Payload.
   */
  admin?: string
  /**
   * `cookiePrefix` of the Payload config: the proxy recognises signed-in users by the cookie with this prefix. The
   * server does not start if the two differ. Default `payload`, as in Payload.
   */
  cookiePrefix?: string
  /**
   * The slugs of the product's collections, by their names. `collections` of `voix()` adds fields, hooks and access to
   * them.
   *
   * - A slug that the application has: that collection is adopted. Its own fields stay, and fields that the product
   *   needs are added where they are missing. A field of an incompatible type (an `alt` that is a number) is an error
   *   at start that names it.
   * - Any other slug: the product's own collection, with that slug.
   *
   * ```ts
   * collections: { media: 'assets', users: 'customers', redirects: 'voix-redirects' }
   * ```
   *
   * Default: each collection has its own name as its slug. If the application has a collection of that name, such as
   * `media`, it is adopted. `users` is the collection that the application's admin signs in with. An application's own
   * `pages` is adopted only if it is named here.
   */
  collections?: Partial<Record<CoreName, string>>
  /**
   * The folder of the slices' folders, relative to the application's folder: `src/blocks`. A slice without its
   * configuration or its component is an error at start and in the build that names its path; so is one that runs in
   * the browser outside an island. Default: not checked.
   */
  slicesDir?: string
  /**
   * The folder of the layouts' folders. With it and `slicesDir`, the style sheet of a layout omits the utilities that
   * only other layouts, and slices limited to them, use. Default: `layouts`, next to `slicesDir`.
   */
  layoutsDir?: string
  /** The folders that are searched for `*.part.ts`, relative to the application's folder. Default: `['src']`. */
  partsDirs?: readonly string[]
  /**
   * Hosts whose pages the application's slices may embed in frames, such as `example.org`, subdomains included, in
   * addition to the players of YouTube, Vimeo and Cloudflare. Default: none.
   */
  frameHosts?: readonly string[]
  /**
   * Hosts that forms of the application's pages may submit to, such as `example.org`, subdomains included: a booking
   * engine. Default: only the site itself.
   */
  formHosts?: readonly string[]
  /**
   * Allows visitors' browsers to load content collections into a local SQLite database (`voix/content`). The policy of
   * pages then allows WebAssembly (`'wasm-unsafe-eval'`). Default `false`: browsers query the server.
   */
  contentDatabase?: boolean
  /**
   * The runtime of islands in stored pages: `react`, about 70 kB compressed, or `preact`, about 10 kB. The application
   * installs `preact` itself (version 11), and its islands must keep to the limits of Preact. Default: `react`.
   */
  runtime?: 'react' | 'preact'
  /**
   * Addresses that the application serves without a file in `app`, `pages` or `public`, such as rewrites to another
   * server, in Next's notation: `/legacy`, `/shop/[...path]`. Default: none.
   */
  applicationRoutes?: readonly string[]
}

type WithDefault =
  | 'search'
  | 'admin'
  | 'cookiePrefix'
  | 'collections'
  | 'partsDirs'
  | 'frameHosts'
  | 'formHosts'
  | 'contentDatabase'
  | 'runtime'
  | 'applicationRoutes'

/** The return value of `defineVoix()`: the configuration with its defaults. */
export type DefinedVoix = VoixConfig & Required<Pick<VoixConfig, WithDefault>>
