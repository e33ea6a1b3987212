import sharp, { type Metadata, type SharpOptions } from 'sharp'

/** 64 megapixels: more than a camera's picture for a website has, and few enough for the server's memory. */
export const MAX_PIXELS = 64_000_000

/** Formats that Payload decodes and encodes again. It fails without a message if data are missing. */
const ENCODED_AGAIN: ReadonlySet<string> = new Set(['gif', 'webp'])

const SIDE = 64
/** Share of missing lines above which an image is refused. */
const MOST_MISSING = 0.75

interface Decoded {
  /** Why the image is refused, or `null`. */
  problem: string | null
  /** The repaired image, if Payload could not store the original. */
  healed?: Buffer
}

interface Picture {
  data: Buffer
  metadata: Pick<Metadata, 'format' | 'pages' | 'orientation'>
}

/**
 * Decodes every frame of an image. Accepts what browsers show, such as a photograph with an odd header or without its
 * last lines, and refuses what they cannot show.
 */
export async function decodeWhole({ data, metadata }: Picture): Promise<Decoded> {
  const { format, pages = 1, orientation = 1 } = metadata
  const isEncodedAgain = ENCODED_AGAIN.has(format)
  if (isEncodedAgain && pages > 1 && orientation > 1) {
    return { problem: 'is animated and rotated, which cannot be combined. Save it upright.' }
  }
  const isWhole = await decodes(data, { failOn: isEncodedAgain ? 'warning' : 'truncated', animated: isEncodedAgain })
  if (isWhole) return { problem: null }
  const lenient: SharpOptions = { failOn: 'none', limitInputPixels: false }
  if (!(await decodes(data, lenient))) return { problem: 'is broken: it cannot be decoded. Save it again.' }
  if ((await missingShare(data, format)) > MOST_MISSING) {
    return { problem: 'is cut off: most of it is missing. Choose it again, or save it again.' }
  }
  if (!isEncodedAgain) return { problem: null }
  const healed = await sharp(data, { ...lenient, animated: true })
    .toBuffer()
    .catch(() => null)
  return healed ? { problem: null, healed } : { problem: 'is broken: not all of its frames can be decoded.' }
}

function decodes(data: Buffer, options: SharpOptions): Promise<boolean> {
  return tiny(data, options).then(
    () => true,
    () => false,
  )
}

function tiny(data: Buffer, options: SharpOptions) {
  return sharp(data, { limitInputPixels: false, ...options })
    .resize(SIDE, SIDE, { fit: 'fill', kernel: 'nearest' })
    .raw()
    .toBuffer({ resolveWithObject: true })
}

/**
 * Returns the share of lines, from the last one up, that decoders filled in: with grey in a JPEG, zero in other
 * formats.
 */
async function missingShare(data: Buffer, format: string): Promise<number> {
  const { data: pixels, info } = await tiny(data, { failOn: 'none' })
  const fill = format === 'jpeg' ? 128 : 0
  const line = SIDE * info.channels
  let missing = 0
  while (missing < SIDE) {
    const start = (SIDE - 1 - missing) * line
    if (pixels.subarray(start, start + line).some((value) => Math.abs(value - fill) > 1)) break
    missing += 1
  }
  return missing / SIDE
}
