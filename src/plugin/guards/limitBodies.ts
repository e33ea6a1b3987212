import { addDataAndFileToRequest, APIError, type CollectionSlug, type PayloadRequest } from 'payload'
import { isStaff } from '../../collections/core/access'
import { USUAL_FILE_BYTES } from '../../slices/pictures'
import { BODY_LIMITS, saysTooLong, tooLong } from '../../serve/endpoints/readBody'

/**
 * Limits the size of a request's body, both by the stated and the actual length, because Payload reads bodies before it
 * checks access. `isOwn` returns whether a collection is the application's own, whose access rules apply to uploads.
 */
export async function limitBody(req: PayloadRequest, isOwn: (slug: string) => boolean): Promise<void> {
  const { body } = req
  if (!body) return
  const isForm = req.headers.get('Content-Type')?.toLowerCase().includes('multipart/') ?? false
  const upload = uploadOf(req)
  const isOwnUpload = upload !== null && isOwn(upload)
  const files = isForm && upload !== null && isStaff(req) ? 1 : 0
  const maxBytes =
    (req.user ? BODY_LIMITS.session : BODY_LIMITS.visitor) + (files > 0 || isOwnUpload ? fileBytes(req) : 0)
  if (saysTooLong(req, maxBytes)) throw refusal(tooLong(maxBytes))
  setBody(req, body.pipeThrough(counting(maxBytes)))
  if (!isForm || isOwnUpload) return
  await addDataAndFileToRequest(req).catch(refuseUnreadableForm)
  setBody(req, null)
  const sent = Object.values((req.files ?? {}) as Record<string, unknown>).flat().length
  if (sent > files) throw refusal(files === 0 ? 'No file is taken here.' : 'One file at a time is taken here.')
}

/** Converts errors of the parser, which have no status, to a 400. */
function refuseUnreadableForm(error: unknown): never {
  if (error instanceof APIError) throw error
  throw new APIError('The form cannot be read: it ends too early, or a part of it has no name.', 400, null, true)
}

/** Returns the upload collection of the route, or `null`. */
function uploadOf({ payload, routeParams }: PayloadRequest): string | null {
  const slug = routeParams?.collection as CollectionSlug | undefined
  return slug !== undefined && payload.collections[slug]?.config.upload ? slug : null
}

function fileBytes({ payload }: PayloadRequest): number {
  return payload.config.upload?.limits?.fileSize ?? USUAL_FILE_BYTES
}

/** Replaces the request's body. Payload's endpoints read it as text, JSON or a stream. */
function setBody(req: PayloadRequest, body: ReadableStream<Uint8Array> | null): void {
  const read = () => new Response(body)
  const values = { body, text: () => read().text(), json: () => read().json(), arrayBuffer: () => read().arrayBuffer() }
  for (const [name, value] of Object.entries(values)) {
    Object.defineProperty(req, name, { value, configurable: true, writable: true })
  }
}

function counting(maxBytes: number): TransformStream<Uint8Array, Uint8Array> {
  let size = 0
  return new TransformStream({
    transform(chunk, controller) {
      size += chunk.byteLength
      if (size > maxBytes) controller.error(refusal(tooLong(maxBytes)))
      else controller.enqueue(chunk)
    },
  })
}

function refusal(message: string): APIError {
  return new APIError(message, 413, null, true)
}
