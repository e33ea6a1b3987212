import sharp from 'sharp'

/** Renders an SVG to JPEG with a fine grain, which takes the plastic look off the gradients. */
export async function renderJpeg(args: {
  svg: string
  width: number
  height: number
  quality?: number
}): Promise<Buffer> {
  const grain = await grainTile()
  return sharp(Buffer.from(args.svg))
    .composite([{ input: grain, tile: true, blend: 'soft-light' }])
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: args.quality ?? 82, progressive: true, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

/** Renders a mark to PNG with transparency. */
export const renderPng = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer()

let tile: Promise<Buffer> | undefined

function grainTile(): Promise<Buffer> {
  tile ??= makeGrain()
  return tile
}

function makeGrain(): Promise<Buffer> {
  const size = 512
  const data = Buffer.alloc(size * size * 4)
  let state = 20260401
  for (let i = 0; i < size * size; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    const first = state >>> 24
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    const value = Math.round(128 + ((first + (state >>> 24)) / 2 - 128) * 0.9)
    data.fill(value, i * 4, i * 4 + 3)
    data[i * 4 + 3] = 74
  }
  return sharp(data, { raw: { width: size, height: size, channels: 4 } })
    .png()
    .toBuffer()
}
