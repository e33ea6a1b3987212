import type { ImageFormat } from './address'

/** The smallest format that the browser says it takes; without a word of it, one that all take and that keeps transparency. */
export function bestFormat({ accept, filename }: { accept: string | null; filename: string }): ImageFormat {
  const offered = (accept ?? '').toLowerCase()
  if (isTaken(offered, 'image/avif')) return 'avif'
  if (isTaken(offered, 'image/webp')) return 'webp'
  return /\.(jpe?g|avif)$/i.test(filename) ? 'jpg' : 'png'
}

/** Named, and not with the weight 0, which means "anything but this". */
function isTaken(accept: string, type: string): boolean {
  const part = accept.split(',').find((candidate) => candidate.split(';')[0]?.trim() === type)
  return part !== undefined && !/;\s*q=0(?:\.0*)?\s*(?:;|$)/.test(part)
}
