import type { CoreName, Language, LayoutOption, Site } from './context'

/**
 * What `voix.config.ts` says once for `voix()`, `withVoix()` and `voixProxy()`. The proxy and `next.config` read it without Payload,
 * so it holds data only: no components, no style sheets, no modules of the server.
 */
export interface VoixConfig {
  /** The layouts of the site; those with `isOffered: false` are shown, and no page may choose them. */
  layouts: readonly LayoutOption[]
  /** The layout of new pages. Default: the first that is offered. */
  defaultLayout?: string
  /** Languages of pages; the first is the default one. Default: the application's `localization`, else English. */
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
   * `?q=` finds published pages in the language, and what their visitor may see of them. No page has such an address. Default: none, and
   * nothing is kept for it.
   */
  search?: Readonly<Record<string, string>>
  /** `routes.admin` of the Payload config. The server does not start if the two differ. Default `/admin`, as Payload's. */
  admin?: string
  /**
   * `cookiePrefix` of the Payload config: the proxy recognises signed-in users by the cookie with this prefix. The server does not start
   * if the two differ. Default `payload`, as Payload's.
   */
  cookiePrefix?: string
  /**
   * The slugs of the product's collections by their names. `collections` of `voix()` adds fields, hooks and access to them.
   *
   * - a slug that the application has: that collection is adopted. It stays as it is and gets what the product needs where a
   *   field is missing. A field that cannot serve (an `alt` that is a number) is an error at start that names it.
   * - any other slug: the product's own collection, under that slug.
   *
   * ```ts
   * collections: { media: 'assets', users: 'customers', redirects: 'voix-redirects' }
   * ```
   *
   * Default: each under its own name; `media` and others that the application has under that name are adopted; `users` are those who
   * sign in to the application's admin. An application's own `pages` is adopted only when it is named here.
   */
  collections?: Partial<Record<CoreName, string>>
  /**
   * The folder of the slices' folders, from the application's folder: `src/blocks`. A slice that lacks its configuration or its component
   * fails every start and build, with its path, and so does one that runs in the browser outside an island. Default: not checked.
   */
  slicesDir?: string
  /**
   * The folder of the layouts' folders: with it and `slicesDir`, the style sheet of a layout is without the utilities that only
   * other layouts, and slices limited to them, name. Default: `layouts` beside `slicesDir`.
   */
  layoutsDir?: string
  /** Folders in which `*.part.ts` are looked for, from the application's folder. Default: `['src']`. */
  partsDirs?: readonly string[]
  /**
   * Hosts whose pages the application's slices may frame, like `example.org`, subdomains included, beside the players of YouTube, Vimeo and
   * Cloudflare. Default: none.
   */
  frameHosts?: readonly string[]
  /**
   * Hosts that forms of the application's pages lead to, like `example.org`, subdomains included: a booking engine. Default: none but the
   * site itself.
   */
  formHosts?: readonly string[]
  /**
   * Lets visitors' browsers have content collections in a SQLite of their own (`voix/content`): the policy of pages then allows
   * WebAssembly (`'wasm-unsafe-eval'`). Default `false`: the server is asked.
   */
  contentDatabase?: boolean
  /**
   * What brings islands to life in stored pages: `react`, about 70 kB compressed, or `preact`, about 10 kB, which the application installs
   * itself (version 11) and whose limits its islands keep to. Default: `react`.
   */
  runtime?: 'react' | 'preact'
  /**
   * Addresses that the application serves without a file in `app`, `pages` or `public`, such as rewrites to another server, in Next's
   * notation: `/legacy`, `/shop/[...path]`. Default: none.
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

/** What `defineVoix()` returns: the configuration with its defaults. */
export type DefinedVoix = VoixConfig & Required<Pick<VoixConfig, WithDefault>>
