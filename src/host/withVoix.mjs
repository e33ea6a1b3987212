import { realpathSync } from 'node:fs'
import path from 'node:path'
import { findSlices } from '../../cli/slices.mjs'
import { findRoutes, PAGE_EXTENSIONS } from '../options/appRoutes.mjs'
import { refuseShared } from '../options/defineVoix.mjs'
import { securityHeaders, toSources } from '../serve/security/headers.mjs'
import { buildParts } from '../islands/build/buildParts.mjs'
import { checkIslands } from '../islands/build/checkIslands.mjs'
import { loadConfig, storeConfig } from './loadConfig.mjs'

/**
 * Options of `withVoix()`.
 *
 * @typedef {object} WithVoixOptions
 * @property {string} [configPath] The file that exports `defineVoix({ ... })`, relative to the application's folder.
 * Default:
 * `voix.config.ts` there, or `.mts`, `.js`, `.mjs`.
 */

/**
 * Adds the Next configuration that the product needs, in `next.config.mjs`: `export default withVoix(withPayload({ ...
 * }))`. It bundles and reads `voix.config.ts`, as Next does not compile imports of `next.config.mjs`.
 *
 * Pages are stored by the product's cache handler and expire in the transaction that changes them. They include no
 * scripts of Next: a build compiles one script for each `*.part.ts`, and an island loads its own. The proxy redirects
 * trailing slashes. All responses get security headers. Headers of the application come last and win, except for
 * `Cache-Control` of pages. Routes of the application and files of `public` keep their own caching. Payload's colour
 * scheme headers are sent only for the admin.
 *
 * @param {import('next').NextConfig} nextConfig
 * @param {WithVoixOptions} [options]
 * @returns {import('next').NextConfig}
 */
export function withVoix(nextConfig, { configPath, ...others } = {}) {
  refuseShared('withVoix()', others)
  refuseOthers(nextConfig)
  const distDir = nextConfig.distDir ?? '.next'
  const config = loadConfig({ dir: process.cwd(), distDir, configPath })
  const { admin, frameHosts, formHosts, contentDatabase, slicesDir } = config
  const { layoutsDir = slicesDir && path.join(path.dirname(slicesDir), 'layouts') } = config
  if (slicesDir !== undefined) findSlices(slicesDir)
  const isDevelopment = process.env.NODE_ENV === 'development'
  const more = {
    ...(contentDatabase && { 'script-src': ["'wasm-unsafe-eval'"] }),
    'form-action': formHosts.flatMap(toSources),
  }
  return {
    ...nextConfig,
    // The proxy's policy also lists these hosts. The build folder identifies the running build.
    env: {
      ...nextConfig.env,
      VOIX_FRAME_HOSTS: frameHosts.join(' '),
      VOIX_CONTENT_DATABASE: contentDatabase ? '1' : '',
      VOIX_DIST_DIR: distDir,
      VOIX_APPLICATION: JSON.stringify(applicationOf(nextConfig, { admin, more: config.applicationRoutes })),
    },
    // The package loads its WebAssembly file from its own folder.
    serverExternalPackages: [...(nextConfig.serverExternalPackages ?? []), 'sql.js'],
    cacheHandler: path.join(import.meta.dirname, '../serve/cache/handler.mjs'),
    compiler: {
      ...nextConfig.compiler,
      runAfterProductionCompile: async (metadata) => {
        refuseElsewhere(metadata.projectDir)
        storeConfig(config, metadata.distDir)
        await nextConfig.compiler?.runAfterProductionCompile?.(metadata)
        if (slicesDir !== undefined) await checkIslands({ projectDir: metadata.projectDir, slicesDir })
        await buildParts({
          ...metadata,
          partsDirs: config.partsDirs,
          slicesDir,
          layoutsDir,
          runtime: config.runtime,
          prefix: nextConfig.assetPrefix ?? '',
        })
      },
    },
    // Otherwise each process would keep its own copies of pages after they expire.
    cacheMaxMemorySize: 0,
    // Images have signed addresses. Next's own endpoint would let any visitor request any image in any size.
    images: { unoptimized: true, ...nextConfig.images },
    // The proxy combines this redirect with all others of an address, so a visitor gets one redirect instead of two.
    skipTrailingSlashRedirect: true,
    headers: async () => [
      ...(await securityHeaders({ isDevelopment, frameHosts, more })),
      ...((await nextConfig.headers?.()) ?? []).flatMap((rule) => forAdmin(rule, admin)),
    ],
  }
}

/**
 * Throws for settings of Next that change the addresses of pages.
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
      'withVoix(): next.config has `i18n`, which the App Router does not support. Use defineVoix({ languages }) instead.',
    )
}

/**
 * Throws for a build in another folder: routes, build and data are read from the working directory.
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
 * Collects the application's other routes, for the proxy and the checks of a page.
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
 * `Critical-CH` makes browsers request a page twice, and `Vary` splits cache entries. Only the admin uses these
 * headers.
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
