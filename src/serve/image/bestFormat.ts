import type { ImageFormat } from './address'

interface Input {
  /** The `Accept` header of the browser. */
  accept: string | null
  filename: string
}

/**
 * Returns the smallest format that the browser accepts. Without an `Accept` header it is one that all browsers read and
 * that keeps transparency.
 */
export function bestFormat({ accept, filename }: Input): ImageFormat {
  if (isTaken(accept, 'image/avif')) return 'avif'
  if (isTaken(accept, 'image/webp')) return 'webp'
  return isOpaque(filename) ? 'jpg' : 'png'
}

/** Returns the format that is encoded fastest among those that the browser accepts and that keep transparency. */
export function quickFormat({ accept, filename }: Input): ImageFormat {
  if (isOpaque(filename)) return 'jpg'
  return isTaken(accept, 'image/webp') ? 'webp' : 'png'
}

function isOpaque(filename: string): boolean {
  return /\.(jpe?g|avif)$/i.test(filename)
}

/** Whether the header names the type, with a weight other than 0, which excludes it. */
function isTaken(accept: string | null, type: string): boolean {
  const offered = (accept ?? '').toLowerCase()
  const part = offered.split(',').find((candidate) => candidate.split(';')[0]?.trim() === type)
  return part !== undefined && !/;\s*q=0(?:\.0*)?\s*(?:;|$)/.test(part)
}
