import { APIError, type CollectionBeforeOperationHook } from 'payload'
import sharp from 'sharp'
import { bytesOf } from './shape'

/** 64 megapixels: more than any camera's picture on a website, less than what exhausts a server. */
const MAX_PIXELS = 64_000_000
const FORMATS: Record<string, readonly string[]> = {
  'image/jpeg': ['jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/avif': ['heif', 'avif'],
  'image/gif': ['gif'],
  'image/svg+xml': ['svg'],
}
const ACTIVE =
  /<\s*(script|foreignobject|iframe|object|embed|handler|set|animate\w*)\b|\son\w+\s*=|javascript:|data:text\/html|<!entity|<\?xml-stylesheet/i
const REMOTE = /(?:href|src)\s*=\s*["']\s*(?:https?:)?\/\/|url\(\s*["']?\s*(?:https?:)?\/\/|@import/i

/** Type by content, pixel limit, and no vector picture that runs or loads anything. */
export const checkContent: CollectionBeforeOperationHook = async ({ args, req, operation }) => {
  if ((operation !== 'create' && operation !== 'update') || !req.file) return args
  const { file } = req
  const formats = FORMATS[file.mimetype]
  if (!formats) return args
  const data = await bytesOf(file)
  const metadata = await sharp(data, { limitInputPixels: MAX_PIXELS })
    .metadata()
    .catch(() => null)
  if (!metadata || !formats.includes(metadata.format)) {
    throw new APIError(
      `"${file.name}" is no ${file.mimetype}. Save it in the format that its name says.`,
      400,
      null,
      true,
    )
  }
  if (metadata.width * (metadata.pageHeight ?? metadata.height) > MAX_PIXELS) {
    throw new APIError(`"${file.name}" has more than ${MAX_PIXELS / 1e6} megapixels. Make it smaller.`, 400, null, true)
  }
  if (file.mimetype === 'image/svg+xml') refuseActiveSvg({ name: file.name, data })
  return args
}

function refuseActiveSvg({ name, data }: { name: string; data: Buffer }): void {
  const decoded = data.toString('utf8').replace(/&#x?[0-9a-f]+;?/gi, (entity) => {
    const isHex = /^&#x/i.test(entity)
    const code = Number.parseInt(entity.replace(/[^0-9a-f]/gi, ''), isHex ? 16 : 10)
    return Number.isNaN(code) || code > 0x10ffff ? '' : String.fromCodePoint(code)
  })
  const compact = decoded.replace(/[\u0000-\u001f]/g, ' ')
  // sharp opens a packed picture (.svgz) as well; nobody could read here what is in it.
  const isPacked = data[0] === 0x1f && data[1] === 0x8b
  if (!isPacked && !ACTIVE.test(compact) && !REMOTE.test(compact)) return
  throw new APIError(
    `"${name}" is packed, or holds scripts, animations or addresses of other sites. Export it as plain shapes.`,
    400,
    null,
    true,
  )
}
