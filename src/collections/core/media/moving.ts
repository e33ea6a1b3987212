/** Returns the number of frames of a file. sharp counts only one in an APNG or an AVIF sequence. */
export function framesOf(bytes: Buffer, pages = 1): number {
  return Math.max(pages, pngFrames(bytes), isAvifSequence(bytes) ? sampleCount(bytes) : 1)
}

/** Returns the bytes with an AVIF sequence marked as a still image, which sharp can read. */
export function readableBytes(bytes: Buffer): Buffer {
  if (bytes.toString('latin1', 8, 12) !== 'avis') return bytes
  const still = Buffer.from(bytes)
  still.write('avif', 8, 'latin1')
  return still
}

/** An APNG has an `acTL` chunk before the first image. */
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

/** Reads `stsz`, the track's table of samples. */
function sampleCount(bytes: Buffer): number {
  const at = bytes.indexOf('stsz')
  return at !== -1 && at + 16 <= bytes.length ? bytes.readUInt32BE(at + 12) : 1
}
