import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { findRoutes, ownRoutes, routeOf } from './appRoutes.mjs'

/** What `withVoix()` knows of the application around the product, and writes into each build. */
export interface Application {
  /** As `findRoutes` finds them when the build begins. */
  routes: readonly string[]
  /** Those that no file stands for: `applicationRoutes` of `withVoix()`. */
  more: readonly string[]
  /** `pageExtensions` of Next. */
  extensions: readonly string[]
  /** `routes.admin` of Payload. */
  admin: string
  /** `trailingSlash` of Next. */
  trailingSlash: boolean
}

/** For so long a developer's new route may be unknown, in milliseconds. */
const FRESH = 1000

/**
 * What answers an address before the catch-all of the product's pages: a route of the application (`/posts/[slug]`) or a file of `public`
 * (`public/logo.svg`). `null`: nothing does, or `withVoix()` is not around this process.
 *
 * @param pathname with its percent codes
 */
export function applicationAt(pathname: string): string | null {
  const known = readApplication()
  const segments = known && decodeSegments(pathname)
  if (!known || !segments) return null
  return routeOf(ownRoutes([...routesOf(known), ...known.more], known.admin), segments) ?? publicFile(segments)
}

/** Where `withVoix()` was told that the admin is; `null`: it is not around this process. */
export function adminOfApplication(): string | null {
  return readApplication()?.admin ?? null
}

/** Whether the application's own addresses end with a slash. */
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

/** In development routes come and go. */
function routesOf({ routes, extensions }: Application): readonly string[] {
  if (process.env.NODE_ENV !== 'development') return routes
  if (!scanned || Date.now() - scanned.at > FRESH)
    scanned = { at: Date.now(), routes: findRoutes(/* turbopackIgnore: true */ process.cwd(), extensions) }
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

/** As Next does, a server reads the names once. */
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
