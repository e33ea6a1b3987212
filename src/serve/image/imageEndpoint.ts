import type { Endpoint, PayloadRequest } from 'payload'
import { slugsOf } from '../../options/getVoix'
import { IMAGE_PATH } from './address'
import type { AskedFormat, ImageFormat } from './address'
import { bestFormat, quickFormat } from './bestFormat'
import { readCrop } from './crop'
import { PictureBroken } from './drawImage'
import { findOriginal, PictureGone, PictureKept } from '../../collections/core/media/original'
import { isSignedImage } from './sign'
import { soonestImage, storedImage } from './storedImage'
import { TooManyPictures } from './drawQueue'
import { isOfferedWidth } from './widths'

const TYPES: Record<ImageFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
}

const NOT_YOURS = 'You may not open this picture.'

/**
 * `GET /api/voix/image/<signature>/<width>.<format>/<crop>/<file>`: renders only addresses that the server signed.
 *
 * - The format may be `auto`. If the image is not rendered yet, the first request then gets a format that is fast to
 *   encode, which is not cached.
 * - An image whose file was for an audience when its address was written is sent only to users who may open the file,
 *   and is never cached.
 * - An address for all visitors returns what is stored, but renders nothing once the file is for an audience.
 * - A response that had to render the image has the header `Server-Timing: draw`.
 */
export const imageEndpoint: Endpoint = {
  path: `${IMAGE_PATH}/:signature/:variant/:crop/:file`,
  method: 'get',
  handler: async (req) => {
    const { payload } = req
    const { signature, variant: size, crop: text, file: filename } = req.routeParams as Record<keyof Params, string>
    const variant = readVariant(size)
    const crop = readCrop(text)
    if (!variant || !crop || !isOfferedWidth(variant.width, crop.width)) return refuse(400, 'No such picture size.')
    const signed = { signature, crop: text, filename, secret: payload.secret }
    const isKept = isSignedImage({ ...signed, isKept: true })
    if (!isKept && !isSignedImage(signed)) {
      return refuse(403, 'The address of the picture is not signed by this site.')
    }
    if (isKept && !(await mayOpen(req, filename))) return refuse(403, NOT_YOURS)
    const original = await findOriginal({ req, filename, isForAll: !isKept })
    if (!original) return refuse(404, 'The picture is gone.')
    const { width } = variant
    const isChosen = variant.format === 'auto'
    const asker = { accept: req.headers.get('accept'), filename }
    const format = variant.format === 'auto' ? bestFormat(asker) : variant.format
    const quick = quickFormat(asker)
    try {
      const started = performance.now()
      const wanted = { crop, filename, width, format }
      const { bytes, isDrawn } = isChosen
        ? await soonestImage(payload, wanted, { original, quick })
        : await storedImage(payload, wanted, { original, lane: 'visitor' })
      const isStopgap = isChosen && isDrawn
      const headers = headersOf({ format: isStopgap ? quick : format, isChosen, isStopgap, isKept })
      if (isDrawn) headers['Server-Timing'] = `draw;dur=${Math.round(performance.now() - started)}`
      return new Response(new Uint8Array(bytes), { headers })
    } catch (error) {
      if (error instanceof PictureGone) return refuse(404, 'The picture is gone.')
      if (error instanceof PictureKept) return refuse(403, NOT_YOURS)
      if (error instanceof PictureBroken) return refuse(422, 'The file of the picture is broken. Upload it again.')
      if (!(error instanceof TooManyPictures)) throw error
      return refuse(503, 'Too many pictures are being drawn. Try again in a moment.', { 'Retry-After': '2' })
    }
  },
}

interface Params {
  signature: string
  variant: string
  crop: string
  file: string
}

interface Sent {
  format: ImageFormat
  /** Depends on the `Accept` header of the browser. */
  isChosen: boolean
  /** The fast format: the next request gets a better one. */
  isStopgap: boolean
  /** Only for users who may open the file. */
  isKept: boolean
}

async function mayOpen(req: PayloadRequest, filename: string): Promise<boolean> {
  const started = { collection: slugsOf(req).media, where: { filename: { equals: filename } }, trash: true }
  const { totalDocs } = await req.payload.count({ ...started, overrideAccess: false, req })
  return totalDocs > 0
}

function headersOf({ format, isChosen, isStopgap, isKept }: Sent): Record<string, string> {
  const stored = isKept ? 'private, no-store' : 'public, max-age=31536000, immutable'
  return {
    'Content-Type': TYPES[format],
    ...(isChosen ? { Vary: 'Accept' } : {}),
    'Cache-Control': isStopgap && !isKept ? 'no-store' : stored,
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
  }
}

function readVariant(text: string): { width: number; format: AskedFormat } | null {
  const match = /^([1-9]\d{0,3})\.(avif|webp|jpg|png|auto)$/.exec(text)
  return match ? { width: Number(match[1]), format: match[2] as AskedFormat } : null
}

function refuse(status: number, message: string, headers: Record<string, string> = {}): Response {
  return Response.json({ errors: [{ message }] }, { status, headers: { 'Cache-Control': 'no-store', ...headers } })
}
