import { APIError, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload'
import sharp from 'sharp'
import { svgProblem } from './checkSvg'
import { decodeWhole, MAX_PIXELS } from './decodeWhole'
import { readableBytes } from './moving'
import { beginningOf, bytesOf, writeBytes } from './uploadBytes'

/** Of all frames together: sharp's own limit, by which Payload reads them. */
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
/** How files of these formats begin; a vector picture as any XML. */
const BEGINNINGS =
  /^(?:\xff\xd8\xff|\x89PNG|GIF8|RIFF.{4}WEBP|.{4}ftyp(?:avi[fs]|mi[fa]1|msf1)|\x1f\x8b|[\s\0\xef\xbb\xbf\xff\xfe]*<)/s

/** What a file is by its content, whatever its sender says: not empty, of the type that it says, of a bearable size, and decoded whole once. */
export const checkContent: CollectionBeforeOperationHook = async ({ args, req, operation }) => {
  if ((operation !== 'create' && operation !== 'update') || !req.file) return args
  const { file } = req
  if (file.size === 0) refuseFile(file, 'is empty. Choose it again, or save it anew.')
  const stated = FORMATS[file.mimetype]
  if (!stated && !BEGINNINGS.test(await beginningOf(file))) return args
  const data = readableBytes(await bytesOf(file))
  const metadata = await sharp(data, { failOn: 'none', limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (!metadata || !(stated ?? PICTURES).includes(metadata.format)) {
    const type = stated ? file.mimetype : 'picture that can be read'
    refuseFile(file, `is no ${type}, or is broken. Save it in the format that its name says.`)
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
    refuseFile(file, `has ${pages} frames, which are too many of this size. Make it smaller or shorter, or a video.`)
  }
  const { problem, healed } = await decodeWhole({ data, metadata })
  if (problem !== null) refuseFile(file, problem)
  if (healed) await writeBytes(file, healed)
  return args
}

/** Says of a file by its name which rule it breaks. */
function refuseFile({ name }: NonNullable<PayloadRequest['file']>, problem: string): never {
  throw new APIError(`"${name}" ${problem}`, 400, null, true)
}
