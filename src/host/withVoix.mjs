import { realpathSync } from 'node:fs'
import path from 'node:path'
import { findSlices } from '../../cli/slices.mjs'
import { findRoutes, PAGE_EXTENSIONS } from '../options/appRoutes.mjs'
import { securityHeaders, toSources } from '../serve/security/headers.mjs'
import { buildParts } from '../islands/build/buildParts.mjs'
import { checkIslands } from '../islands/build/checkIslands.mjs'

/**
 * Options of `withVoix()`.
 *
 * @typedef {object} WithVoixOptions
 * @property {string} [admin] Payload's `routes.admin`. Default `/admin`, as in Payload.
 * @property {readonly string[]} [frameHosts] Hosts whose pages the application's slices may frame, like `example.org`,
 *   subdomains included, beside the players of YouTube, Vimeo and Cloudflare. Default: none.
 * @property {readonly string[]} [formHosts] Hosts that forms of the application's pages lead to, like `example.org`, subdomains included: a booking
 *   engine. Default: none but the site itself.
 * @property {string} [slicesDir] The folder of the slices' folders: one that lacks its configuration or its component fails
 *   every build, with its path, and so does one that runs in the browser outside an island. Default: not checked.
 * @property {string} [layoutsDir] The folder of the layouts' folders: with it and `slicesDir`, the style sheet of a layout is without the utilities that only
 *   other layouts, and slices limited to them, name. Default: `layouts` beside `slicesDir`.
 * @property {boolean} [contentDatabase] Lets visitors' browsers have content collections in a SQLite of their own (`voix/content`): the policy of
 *   pages then allows WebAssembly (`'wasm-unsafe-eval'`). Default `false`: the server is asked.
 * @property {'react' | 'preact'} [runtime] What brings islands to life in stored pages: `react`, about 70 kB compressed, or `preact`, about
 *   10 kB, which the application installs itself (version 11) and whose limits its islands keep to. Default: `react`.
 * @property {readonly string[]} [partsDirs] Folders in which `*.part.ts` are looked for, from the application's folder. Default: `src`.
 * @property {readonly string[]} [applicationRoutes] Addresses that the application serves without a file in `app`, `pages` or `public`,
 *   such as rewrites to another server, in Next's notation: `/legacy`, `/shop/[...path]`. Default: none.
 */

/**
 * What the product needs of Next, for `next.config.mjs`: `export default withVoix(withPayload({ ... }))`.
 *
 * Pages are stored by the product's cache handler and expire in the transaction that changes them. They have no scripts of Next:
 * a build makes a script of each `*.part.ts`, and an island loads its own. The proxy redirects slashes.
 * All answers get security headers. Headers of the application come last and win, except for `Cache-Control` of pages.
 * Routes of the application and files of `public` keep their own caching. Payload's colour scheme headers are sent only for the admin.
 *
 * @param {import('next').NextConfig} nextConfig
 * @param {WithVoixOptions} [options]
 * @returns {import('next').NextConfig}
 */
export function withVoix(
  nextConfig,
  {
    admin = '/admin',
    frameHosts = [],
    formHosts = [],
    contentDatabase = false,
    slicesDir,
    layoutsDir = slicesDir && path.join(path.dirname(slicesDir), 'layouts'),
    runtime = 'react',
    partsDirs = ['src'],
    applicationRoutes = [],
  } = {},
) {
  refuseOthers(nextConfig)
  if (slicesDir !== undefined) findSlices(slicesDir)
  const isDevelopment = process.env.NODE_ENV === 'development'
  const more = {
    ...(contentDatabase && { 'script-src': ["'wasm-unsafe-eval'"] }),
    'form-action': formHosts.flatMap(toSources),
  }
  return {
    ...nextConfig,
    // The proxy's policy names the hosts too; the folder tells which build it is that runs.
    env: {
      ...nextConfig.env,
      VOIX_FRAME_HOSTS: frameHosts.join(' '),
      VOIX_CONTENT_DATABASE: contentDatabase ? '1' : '',
      VOIX_DIST_DIR: nextConfig.distDir ?? '.next',
      VOIX_APPLICATION: JSON.stringify(applicationOf(nextConfig, { admin, more: applicationRoutes })),
    },
    // It finds its WebAssembly beside itself.
    serverExternalPackages: [...(nextConfig.serverExternalPackages ?? []), 'sql.js'],
    cacheHandler: path.join(import.meta.dirname, '../serve/cache/handler.mjs'),
    compiler: {
      ...nextConfig.compiler,
      runAfterProductionCompile: async (metadata) => {
        refuseElsewhere(metadata.projectDir)
        await nextConfig.compiler?.runAfterProductionCompile?.(metadata)
        if (slicesDir !== undefined) await checkIslands({ projectDir: metadata.projectDir, slicesDir })
        await buildParts({
          ...metadata,
          partsDirs,
          slicesDir,
          layoutsDir,
          runtime,
          prefix: nextConfig.assetPrefix ?? '',
        })
      },
    },
    // Every process would keep pages of its own, past their end.
    cacheMaxMemorySize: 0,
    // Pictures have signed addresses of their own; Next's address would draw any of them in any size for anybody.
    images: { unoptimized: true, ...nextConfig.images },
    // The proxy redirects, together with everything else that an address may need: one redirect instead of two.
    skipTrailingSlashRedirect: true,
    headers: async () => [
      ...(await securityHeaders({ isDevelopment, frameHosts, more })),
      ...((await nextConfig.headers?.()) ?? []).flatMap((rule) => forAdmin(rule, admin)),
    ],
  }
}

/**
 * Refuses settings of Next that change the addresses of pages.
 *
 * @param {import('next').NextConfig} nextConfig
 */
function refuseOthers({ basePath, i18n }) {
  if (basePath)
    throw new Error(
      `withVoix(): next.config has \`basePath\` "${basePath}". Pages are served at the root of a host: give the application its own host.`,
    )
  if (i18n)
    throw new Error(
      'withVoix(): next.config has `i18n`, which the App Router does not support. Use voix({ languages }) instead.',
    )
}

/**
 * Refuses a build in another folder: routes, build and data are read from the working directory.
 *
 * @param {string} projectDir
 */
function refuseElsewhere(projectDir) {
  if (realpathSync(projectDir) === realpathSync(process.cwd())) return
  throw new Error(
    `withVoix(): \`next build\` was run in ${process.cwd()}. Run it in the application's folder, ${projectDir}.`,
  )
}

/**
 * Collects what else the application serves, for the proxy and the checks of a page.
 *
 * @param {import('next').NextConfig} nextConfig
 * @param {{ admin: string, more: readonly string[] }} options
 * @returns {import('../options/application').Application}
 */
function applicationOf({ pageExtensions = PAGE_EXTENSIONS, trailingSlash = false }, { admin, more }) {
  return { routes: findRoutes(process.cwd(), pageExtensions), more, extensions: pageExtensions, admin, trailingSlash }
}

const COLOUR_SCHEME = 'Sec-CH-Prefers-Color-Scheme'

/**
 * With `Critical-CH` browsers ask for a page twice, and `Vary` splits what caches keep: only the admin looks at the answer.
 *
 * @param {Awaited<ReturnType<NonNullable<import('next').NextConfig['headers']>>>[number]} rule
 * @param {string} admin
 */
function forAdmin(rule, admin) {
  const isHint = (/** @type {{ value: string }} */ { value }) => value === COLOUR_SCHEME
  const hints = rule.headers.filter(isHint)
  if (hints.length === 0) return [rule]
  const others = rule.headers.filter((header) => !isHint(header))
  return [
    ...(others.length > 0 ? [{ ...rule, headers: others }] : []),
    { ...rule, source: `${admin}/:path*`, headers: hints },
  ]
}
