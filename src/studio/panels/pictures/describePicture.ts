import type { Picture } from '../../api/pictures'

/** What a picture is called until somebody says what it shows: its file's name as words. */
export function altOfName(filename: string): string {
  const words = filename
    .replace(/\.[a-z0-9]{2,5}$/i, '')
    .replace(/[-_.+]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return words === '' ? filename : words.charAt(0).toUpperCase() + words.slice(1)
}

/** Whether nobody has said yet what a picture shows. */
export function isUndescribed({ alt, filename }: Picture): boolean {
  const text = (alt ?? '').trim()
  // The server may have put a number behind the name.
  return text === '' || altOfName(filename).replace(/ \d+$/, '') === text.replace(/ \d+$/, '')
}

export function kindOf({ mimeType }: Picture): 'picture' | 'film' | 'file' {
  if (mimeType?.startsWith('image/')) return 'picture'
  return mimeType?.startsWith('video/') ? 'film' : 'file'
}
