import { crc32 } from 'node:zlib'
import sharp from 'sharp'

export const MOVING = ['gif', 'webp', 'apng', 'avif'] as const

/** Returns three frames of 60 x 40 pixels: red, green and blue. */
export async function movingPicture(format: (typeof MOVING)[number]): Promise<Buffer> {
  const frames = ['#ff0000', '#00ff00', '#0000ff'].map((background) =>
    sharp({ create: { width: 60, height: 40, channels: 3, background } }),
  )
  if (format === 'apng') return apng(await Promise.all(frames.map((frame) => frame.png().toBuffer())))
  if (format === 'avif') return avifSequence(await Promise.all(frames.map((frame) => frame.avif().toBuffer())))
  const pictures = await Promise.all(frames.map((frame) => frame.png().toBuffer()))
  return sharp(pictures, { join: { animated: true } })
    .toFormat(format, { delay: [100, 100, 100] })
    .toBuffer()
}

const u16 = (...values: number[]) => Buffer.from(values.flatMap((value) => [value >> 8, value & 255]))
const u32 = (...values: number[]) => Buffer.concat(values.map((value) => u16(value >>> 16, value & 0xffff)))

/** Joins PNG files into an APNG. */
function apng(pngs: Buffer[]): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    return Buffer.concat([u32(data.length), body, u32(crc32(body))])
  }
  const [first = Buffer.alloc(0)] = pngs
  let number = 0
  const control = () => chunk('fcTL', Buffer.concat([u32(number++, 60, 40, 0, 0), u16(1, 10), Buffer.from([0, 0])]))
  const frames = pngs.flatMap((png, index) => [
    control(),
    index === 0
      ? chunk('IDAT', chunkOf(png, 'IDAT'))
      : chunk('fdAT', Buffer.concat([u32(number++), chunkOf(png, 'IDAT')])),
  ])
  const head = [first.subarray(0, 8), chunk('IHDR', chunkOf(first, 'IHDR')), chunk('acTL', u32(pngs.length, 0))]
  return Buffer.concat([...head, ...frames, chunk('IEND', Buffer.alloc(0))])
}

function chunkOf(png: Buffer, type: string): Buffer {
  const at = png.indexOf(type)
  return png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4))
}

const box = (type: string, ...inside: Buffer[]) => {
  const body = Buffer.concat(inside)
  return Buffer.concat([u32(body.length + 8), Buffer.from(type), body])
}
/** Returns a box with a version and flags. */
const full = (type: string, ...inside: Buffer[]) => box(type, u32(0), ...inside)

/** Returns the first box of a type. */
function boxOf(file: Buffer, type: string): Buffer {
  const at = file.indexOf(type) - 4
  return file.subarray(at, at + file.readUInt32BE(at))
}

const MATRIX = u32(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000)

/** Joins AVIF files into one track. The first is also the still picture. */
function avifSequence(files: Buffer[]): Buffer {
  const [still = Buffer.alloc(0)] = files
  const samples = files.map((file) => boxOf(file, 'mdat').subarray(8))
  const ftyp = box('ftyp', Buffer.from('avis'), u32(0), Buffer.from('avisavifmsf1miafmif1'))
  const meta = Buffer.from(boxOf(still, 'meta'))
  const entry = box(
    'av01',
    Buffer.alloc(6),
    u16(1),
    Buffer.alloc(16),
    u16(60, 40),
    u32(0x480000, 0x480000, 0),
    u16(1),
    Buffer.alloc(32),
    u16(24, 0xffff),
    boxOf(still, 'av1C'),
  )
  const moovAt = (start: number) => {
    const offsets = samples.map((_, index) => start + samples.slice(0, index).reduce((sum, one) => sum + one.length, 0))
    const table = box(
      'stbl',
      full('stsd', u32(1), entry),
      full('stts', u32(1, samples.length, 100)),
      full('stsc', u32(1, 1, 1, 1)),
      full('stsz', u32(0, samples.length), ...samples.map((sample) => u32(sample.length))),
      full('stco', u32(samples.length, ...offsets)),
    )
    const data = box('dinf', full('dref', u32(1), box('url ', u32(1))))
    const media = box(
      'mdia',
      full('mdhd', u32(0, 0, 1000, samples.length * 100), u16(0x55c4, 0)),
      full('hdlr', u32(0), Buffer.from('pict'), Buffer.alloc(13)),
      box('minf', box('vmhd', u32(1), Buffer.alloc(8)), data, table),
    )
    const header = box(
      'tkhd',
      u32(3),
      u32(0, 0, 1, 0, samples.length * 100, 0, 0, 0, 0),
      MATRIX,
      u32(60 << 16, 40 << 16),
    )
    const movie = full(
      'mvhd',
      u32(0, 0, 1000, samples.length * 100, 0x10000),
      u16(0x100, 0),
      u32(0, 0),
      MATRIX,
      Buffer.alloc(24),
      u32(2),
    )
    return box('moov', movie, box('trak', header, media))
  }
  const start = ftyp.length + meta.length + moovAt(0).length + 8
  placeStill(meta, start)
  return Buffer.concat([ftyp, meta, moovAt(start), box('mdat', ...samples)])
}

/** Writes the new offset of the still picture. */
function placeStill(meta: Buffer, start: number): void {
  meta.writeUInt32BE(start, meta.indexOf('iloc') + 16)
}
