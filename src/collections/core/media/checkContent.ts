import { APIError, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload'
import sharp from 'sharp'
import { svgProblem } from './checkSvg'
import { decodeWhole, MAX_PIXELS } from './decodeWhole'
import { readableBytes } from './moving'
import { beginningOf, bytesOf, writeBytes } from './uploadBytes'

/** sharp's own limit for all frames together, which Payload uses. */
const MAX_FRAME_PIXELS = 268_402_689
const FORMATS: Record<string, readonly string[]> = {
  'image/jpeg': ['jpeg'],
  'image/png': ['png'],
  'image/apng': ['png'],
  'image/webp': ['webp'],
  'image/avif': ['heif', 'avif'],
  'image/gif': ['gif'],
  'image/svg+xml': ['svg'],
}

const PICTURES = Object.values(FORMATS).flat()
/** The first bytes of these formats. An SVG starts like any XML. */
const BEGINNINGS =
  /^(?:\xff\xd8\xff|\x89PNG|GIF8|RIFF.{4}WEBP|.{4}ftyp(?:avi[fs]|mi[fa]1|msf1)|\x1f\x8b|[\s\0\xef\xbb\xbf\xff\xfe]*<)/s

/**
 * Checks an upload by its content: it is not empty, has the type that the client states, is not too large, and decodes.
 */
export const checkContent: CollectionBeforeOperationHook = async ({ args, req, operation }) => {
  if ((operation !== 'create' && operation !== 'update') || !req.file) return args
  const { file } = req
  if (file.size === 0) refuseFile(file, 'is empty. Choose it again, or save it again.')
  const stated = FORMATS[file.mimetype]
  if (!stated && !BEGINNINGS.test(await beginningOf(file))) return args
  const data = readableBytes(await bytesOf(file))
  const metadata = await sharp(data, { failOn: 'none', limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (!metadata || !(stated ?? PICTURES).includes(metadata.format)) {
    const type = stated ? file.mimetype : 'readable picture'
    refuseFile(file, `is not a valid ${type}. Save it in the format of its file name.`)
  }
  if (metadata.format === 'svg') {
    const problem = svgProblem(data)
    if (problem !== null) refuseFile(file, problem)
    return args
  }
  const { width, height, pages = 1 } = metadata
  if (width * height > MAX_PIXELS) {
    refuseFile(file, `has more than ${MAX_PIXELS / 1e6} megapixels. Make it smaller.`)
  }
  if (width * height * pages > MAX_FRAME_PIXELS) {
    refuseFile(file, `has ${pages} frames, too many of this size. Make it smaller or shorter, or use a video.`)
  }
  const { problem, healed } = await decodeWhole({ data, metadata })
  if (problem !== null) refuseFile(file, problem)
  if (healed) await writeBytes(file, healed)
  return args
}

/** Throws a 400 that names the file. */
function refuseFile({ name }: NonNullable<PayloadRequest['file']>, problem: string): never {
  throw new APIError(`"${name}" ${problem}`, 400, null, true)
}
