import type { ContentManifestEntry } from '../../collections/content/types'
import { siteHeader } from '../client/siteHeader'

/** The address of the content collections. */
export const CONTENT_URL = '/__nuxt_content'

/** A failed response; 404 means that the version no longer exists. */
export class ContentAnswerError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

/** Sends a request without cookies: the response is the same for all visitors. */
export async function ask(
  path: string,
  { method = 'GET', body }: { method?: string; body?: unknown } = {},
): Promise<Response> {
  const response = await fetch(`${CONTENT_URL}/${path}`, {
    method,
    credentials: 'omit',
    headers: { ...siteHeader(), ...(body !== undefined && { 'Content-Type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (response.ok) return response
  const answer = (await response.json().catch(() => null)) as { errors?: { message?: string }[] } | null
  throw new ContentAnswerError(
    response.status,
    answer?.errors?.[0]?.message ?? `The content cannot be loaded (${response.status}).`,
  )
}

type Manifest = Record<string, ContentManifestEntry>

let manifest: Promise<Manifest> | undefined

/** Returns the collections, requested once. */
export function readManifest(): Promise<Manifest> {
  manifest ??= ask('manifest.json').then((answer) => answer.json() as Promise<Manifest>)
  manifest.catch(forgetManifest)
  return manifest
}

/** Call this when the server has a newer manifest. */
export function forgetManifest(): void {
  manifest = undefined
}
