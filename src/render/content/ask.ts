import type { ContentManifestEntry } from '../../collections/content/types'
import { siteHeader } from '../client/siteHeader'

/** Where content collections are asked for. */
export const CONTENT_URL = '/__nuxt_content'

/** An answer that is none; 404 says that the version is gone. */
export class ContentAnswerError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

/** Asks without the visitor's cookies: what is answered is for everybody. */
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
    answer?.errors?.[0]?.message ?? `The content was not answered (${response.status}).`,
  )
}

type Manifest = Record<string, ContentManifestEntry>

let manifest: Promise<Manifest> | undefined

/** The collections, asked for once. */
export function readManifest(): Promise<Manifest> {
  manifest ??= ask('manifest.json').then((answer) => answer.json() as Promise<Manifest>)
  manifest.catch(forgetManifest)
  return manifest
}

/** There is a newer one. */
export function forgetManifest(): void {
  manifest = undefined
}
