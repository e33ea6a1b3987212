import sharp from 'sharp'

export const FORMATS = [
  'jpeg',
  'progressive jpeg',
  'grey jpeg',
  'cmyk jpeg',
  'png',
  'palette png',
  'webp',
  'avif',
  'gif',
] as const
export type Format = (typeof FORMATS)[number]

/** Bytes that are removed from a picture or changed in it. */
export const DAMAGES = [
  'none',
  'its end',
  'a tenth',
  'half',
  'nearly all',
  'all',
  'its header',
  'a byte',
  'its type',
] as const
export type Damage = (typeof DAMAGES)[number]

export interface Picture {
  name: string
  type: string
  data: Buffer
}

export interface Wanted {
  format: Format
  /** The EXIF orientation, from 1 to 8. */
  orientation: number
  damage: Damage
  /** The position and the new value of a damaged byte, each from 0 to 1. */
  spot: number
  value: number
}

/** Returns 320 x 180 pixels of noise, rotated and damaged. */
export async function damagedPicture({ format, orientation, damage, spot, value }: Wanted): Promise<Picture> {
  const noise = { type: 'gaussian', mean: 120, sigma: 40 } as const
  const drawn = sharp({ create: { width: 320, height: 180, channels: 3, background: '#336699', noise } })
  const kind = format.split(' ').at(-1) as 'jpeg' | 'png' | 'webp' | 'avif' | 'gif'
  if (format === 'grey jpeg') drawn.greyscale()
  if (format === 'cmyk jpeg') drawn.toColourspace('cmyk')
  const data = await drawn
    .toFormat(kind, { progressive: format === 'progressive jpeg', palette: format === 'palette png' })
    .withMetadata({ orientation })
    .toBuffer()
  const type = damage === 'its type' ? (kind === 'png' ? 'jpeg' : 'png') : kind
  return { name: `picture.${type}`, type: `image/${type}`, data: damaged(data, { damage, spot, value }) }
}

function damaged(data: Buffer, { damage, spot, value }: Pick<Wanted, 'damage' | 'spot' | 'value'>): Buffer {
  const without = (share: number) => data.subarray(0, Math.floor(data.length * (1 - share)))
  switch (damage) {
    case 'its end':
      return data.subarray(0, -4)
    case 'a tenth':
      return without(0.1)
    case 'half':
      return without(0.5)
    case 'nearly all':
      return without(0.98)
    case 'all':
      return Buffer.alloc(0)
    case 'its header':
      return Buffer.concat([Buffer.alloc(16), data.subarray(16)])
    case 'a byte': {
      const copy = Buffer.from(data)
      copy[Math.floor(spot * copy.length)] = Math.floor(value * 256)
      return copy
    }
    default:
      return data
  }
}

/** Returns a JPEG whose scan ends before it begins, as some phones write it. */
export async function oddScan(): Promise<Buffer> {
  const data = await sharp({ create: { width: 160, height: 90, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer()
  const scan = data.indexOf(Buffer.from([0xff, 0xda]))
  const length = data.readUInt16BE(scan + 2)
  data[scan + 2 + length - 2] = 0
  return data
}
