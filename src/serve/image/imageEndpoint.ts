import { stat } from 'node:fs/promises'
import path from 'node:path'
import { getPayload } from 'payload'
import type { SanitizedConfig } from 'payload'
import { getVoix } from '../../plugin'
import type { AskedFormat, ImageFormat } from './address'
import { bestFormat } from './bestFormat'
import { readCrop } from './crop'
import { drawImage } from './drawImage'
import { cachedImage, TooManyPictures } from './imageCache'
import { isSignedImage } from './sign'
import { isOfferedWidth } from './widths'

const TYPES: Record<ImageFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
}

export interface ImageParams {
  signature: string
  /** `<width>.<format>`; the format may be `auto`. */
  variant: string
  crop: string
  file: string
}

/** `GET /api/voix/image/<signature>/<width>.<format>/<crop>/<file>`: only addresses that the server wrote are drawn. */
export function imageEndpoint({ config }: { config: Promise<SanitizedConfig> | SanitizedConfig }) {
  return async (request: Request, { params }: { params: Promise<ImageParams> }): Promise<Response> => {
    const given = await params
    const { crop: text, signature } = given
    const filename = decode(given.file)
    const payload = await getPayload({ config })
    const variant = readVariant(given.variant)
    const crop = readCrop(text)
    if (!variant || !crop || !isOfferedWidth(variant.width, crop.width)) return refuse(400, 'No such picture size.')
    if (!isSignedImage({ signature, crop: text, filename, secret: payload.secret })) {
      return refuse(403, 'The address of the picture is not signed by this site.')
    }
    const { upload } = payload.collections.media.config
    const file = path.join(
      /* turbopackIgnore: true */ path.resolve(/* turbopackIgnore: true */ upload.staticDir ?? 'media'),
      path.basename(filename),
    )
    if (!(await isFile(file))) return refuse(404, 'The picture is gone.')
    const { width } = variant
    const format =
      variant.format === 'auto' ? bestFormat({ accept: request.headers.get('accept'), filename }) : variant.format
    const bytes = await cachedImage({
      dir: path.join(/* turbopackIgnore: true */ getVoix(payload.config).dataDir, 'cache', 'images'),
      key: `${text}/${width}.${format}/${filename}`,
      draw: () => drawImage({ file, crop, width, format }),
    }).catch((error: unknown) => {
      if (error instanceof TooManyPictures) return null
      throw error
    })
    if (!bytes) return refuse(503, 'Too many pictures are being drawn. Try again in a moment.', { 'Retry-After': '2' })
    return new Response(new Uint8Array(bytes), {
      headers: {
        'Content-Type': TYPES[format],
        ...(variant.format === 'auto' ? { Vary: 'Accept' } : {}),
        'Cache-Control': 'public, max-age=31536000, immutable',
        'Content-Security-Policy': "default-src 'none'; sandbox",
        'X-Content-Type-Options': 'nosniff',
      },
    })
  }
}

function readVariant(text: string): { width: number; format: AskedFormat } | null {
  const match = /^([1-9]\d{0,3})\.(avif|webp|jpg|png|auto)$/.exec(text)
  return match ? { width: Number(match[1]), format: match[2] as AskedFormat } : null
}

async function isFile(file: string): Promise<boolean> {
  return stat(file).then(
    (found) => found.isFile(),
    () => false,
  )
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function refuse(status: number, message: string, headers: Record<string, string> = {}): Response {
  return Response.json({ errors: [{ message }] }, { status, headers: { 'Cache-Control': 'no-store', ...headers } })
}
