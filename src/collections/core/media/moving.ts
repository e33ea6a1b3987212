/** How many pictures a file shows one after the other: those that sharp counts, and those of the formats of which it reads the first alone. */
export function framesOf(bytes: Buffer, pages = 1): number {
  return Math.max(pages, pngFrames(bytes), isAvifSequence(bytes) ? sampleCount(bytes) : 1)
}

/** The bytes as sharp reads them: of a sequence of AVIF pictures the still one that stands for it. */
export function readableBytes(bytes: Buffer): Buffer {
  if (bytes.toString('latin1', 8, 12) !== 'avis') return bytes
  const still = Buffer.from(bytes)
  still.write('avif', 8, 'latin1')
  return still
}

/** APNG says so by a chunk before the first picture. */
function pngFrames(bytes: Buffer): number {
  if (bytes.toString('latin1', 1, 4) !== 'PNG') return 1
  for (let at = 8; at + 12 <= bytes.length; at += bytes.readUInt32BE(at) + 12) {
    const type = bytes.toString('latin1', at + 4, at + 8)
    if (type === 'acTL') return bytes.readUInt32BE(at + 8)
    if (type === 'IDAT') return 1
  }
  return 1
}

function isAvifSequence(bytes: Buffer): boolean {
  if (bytes.toString('latin1', 4, 8) !== 'ftyp') return false
  const brands = bytes.toString('latin1', 8, Math.min(bytes.readUInt32BE(0), 256))
  return brands.match(/.{4}/gs)?.includes('avis') ?? false
}

/** Of the track's table of samples. */
function sampleCount(bytes: Buffer): number {
  const at = bytes.indexOf('stsz')
  return at !== -1 && at + 16 <= bytes.length ? bytes.readUInt32BE(at + 12) : 1
}
