import type { Picture } from '../../api/pictures'

export function kindOf({ mimeType }: Picture): 'picture' | 'film' | 'file' {
  if (mimeType?.startsWith('image/')) return 'picture'
  return mimeType?.startsWith('video/') ? 'film' : 'file'
}
