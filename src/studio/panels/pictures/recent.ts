import type { PictureId } from '../../model/pictures'

const KEY = 'voix-recent-pictures'
const MOST = 24

/** The pictures that were chosen last in this browser, the latest first. */
export function recentPictures(): PictureId[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string' || typeof id === 'number') : []
  } catch {
    return []
  }
}

export function rememberPictures(ids: readonly PictureId[]): void {
  const known = [...new Set([...ids, ...recentPictures()])].slice(0, MOST)
  try {
    localStorage.setItem(KEY, JSON.stringify(known))
  } catch {
    // A browser that keeps nothing forgets this, too.
  }
}
