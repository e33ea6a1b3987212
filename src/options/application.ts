import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { findRoutes, ownRoutes, routeOf } from './appRoutes.mjs'

/** The application's routes and settings that `withVoix()` writes into each build. */
export interface Application {
  /** The routes that `findRoutes` returns when the build starts. */
  routes: readonly string[]
  /** `applicationRoutes` of `defineVoix()`: addresses without a file. */
  more: readonly string[]
  /** `pageExtensions` of Next. */
  extensions: readonly string[]
  /** `admin` of `defineVoix()`. */
  admin: string
  /** `trailingSlash` of Next. */
  trailingSlash: boolean
}

/** The time for which development caches the list of routes, in milliseconds. */
const FRESH = 1000

/**
 * Returns the application's route (`/posts/[slug]`) or file (`public/logo.svg`) that is served at an address instead of
 * a page. Returns `null` if none matches, or if the process runs without `withVoix()`.
 *
 * @param pathname percent-encoded
 */
export function applicationAt(pathname: string): string | null {
  const known = readApplication()
  const segments = known && decodeSegments(pathname)
  if (!known || !segments) return null
  return routeOf(ownRoutes([...routesOf(known), ...known.more], known.admin), segments) ?? publicFile(segments)
}

/** Whether addresses of the application end with a slash (`trailingSlash`). */
export function hasTrailingSlashes(): boolean {
  return readApplication()?.trailingSlash ?? false
}

let read: { text: string; application: Application } | null = null

function readApplication(): Application | null {
  const text = process.env.VOIX_APPLICATION
  if (!text) return null
  if (read?.text !== text) read = { text, application: JSON.parse(text) as Application }
  return read.application
}

let scanned: { at: number; routes: readonly string[] } | null = null

/** Development scans the folders again, as routes are added and removed. */
function routesOf({ routes, extensions }: Application): readonly string[] {
  if (process.env.NODE_ENV !== 'development') return routes
  if (!scanned || performance.now() - scanned.at > FRESH)
    scanned = { at: performance.now(), routes: findRoutes(/* turbopackIgnore: true */ process.cwd(), extensions) }
  return scanned.routes
}

function decodeSegments(pathname: string): string[] | null {
  try {
    return pathname.split('/').filter(Boolean).map(decodeURIComponent)
  } catch {
    return null
  }
}

let files: ReadonlySet<string> | null = null

/** A production server reads the file names once, as Next does. */
function publicFile(segments: readonly string[]): string | null {
  if (segments.length === 0 || segments.some((segment) => /[\\/\0]|^\.{1,2}$/.test(segment))) return null
  const file = segments.join('/')
  const isThere = process.env.NODE_ENV === 'development' ? isFile(file) : (files ??= publicFiles()).has(file)
  return isThere ? `public/${file}` : null
}

function publicFolder(): string {
  return path.join(/* turbopackIgnore: true */ process.cwd(), 'public')
}

function isFile(file: string): boolean {
  return statSync(path.join(publicFolder(), file), { throwIfNoEntry: false })?.isFile() ?? false
}

function publicFiles(): ReadonlySet<string> {
  try {
    const entries = readdirSync(publicFolder(), { recursive: true, withFileTypes: true })
    const found = entries.filter((entry) => !entry.isDirectory())
    return new Set(
      found.map((entry) =>
        path.relative(publicFolder(), path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'),
      ),
    )
  } catch {
    return new Set()
  }
}
