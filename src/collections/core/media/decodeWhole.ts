import sharp, { type Metadata, type SharpOptions } from 'sharp'

/** 64 megapixels: more than any camera's picture on a website, less than what exhausts a server. */
export const MAX_PIXELS = 64_000_000

/** Formats that Payload decodes and encodes again as it stores them, and refuses without a word when anything of them is missing. */
const ENCODED_AGAIN: ReadonlySet<string> = new Set(['gif', 'webp'])

const SIDE = 64
/** A picture of which more is missing is no picture. */
const MOST_MISSING = 0.75

interface Decoded {
  /** Why the picture is not taken. */
  problem: string | null
  /** The picture whole, where Payload would not take it as it is. */
  healed?: Buffer
}

interface Picture {
  data: Buffer
  metadata: Pick<Metadata, 'format' | 'pages' | 'orientation'>
}

/**
 * Decodes each frame of a picture to its end. What browsers show is taken, as is a photograph with an odd header or without its last lines;
 * what they cannot show is not.
 */
export async function decodeWhole({ data, metadata }: Picture): Promise<Decoded> {
  const { format, pages = 1, orientation = 1 } = metadata
  const isEncodedAgain = ENCODED_AGAIN.has(format)
  if (isEncodedAgain && pages > 1 && orientation > 1) {
    return { problem: 'moves and is noted as turned, which no frame can be. Save it upright.' }
  }
  const isWhole = await decodes(data, { failOn: isEncodedAgain ? 'warning' : 'truncated', animated: isEncodedAgain })
  if (isWhole) return { problem: null }
  const lenient: SharpOptions = { failOn: 'none', limitInputPixels: false }
  if (!(await decodes(data, lenient))) return { problem: 'is broken: it cannot be decoded. Save it anew.' }
  if ((await missingShare(data, format)) > MOST_MISSING) {
    return { problem: 'is cut off: most of it is missing. Choose it again, or save it anew.' }
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

/** How much of a picture, from its last line upwards, is what decoders put where data is missing: grey in a JPEG, nothing in others. */
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
