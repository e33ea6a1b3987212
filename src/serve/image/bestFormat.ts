import type { ImageFormat } from './address'

interface Asked {
  /** The header of the browser. */
  accept: string | null
  filename: string
}

/** The smallest format that the browser says it takes; without a word of it, one that all take and that keeps transparency. */
export function bestFormat({ accept, filename }: Asked): ImageFormat {
  if (isTaken(accept, 'image/avif')) return 'avif'
  if (isTaken(accept, 'image/webp')) return 'webp'
  return isOpaque(filename) ? 'jpg' : 'png'
}

/** The format that is drawn fastest, of those that the browser takes and that keep what the picture has. */
export function quickFormat({ accept, filename }: Asked): ImageFormat {
  if (isOpaque(filename)) return 'jpg'
  return isTaken(accept, 'image/webp') ? 'webp' : 'png'
}

function isOpaque(filename: string): boolean {
  return /\.(jpe?g|avif)$/i.test(filename)
}

/** Named, and not with the weight 0, which means "anything but this". */
function isTaken(accept: string | null, type: string): boolean {
  const offered = (accept ?? '').toLowerCase()
  const part = offered.split(',').find((candidate) => candidate.split(';')[0]?.trim() === type)
  return part !== undefined && !/;\s*q=0(?:\.0*)?\s*(?:;|$)/.test(part)
}
