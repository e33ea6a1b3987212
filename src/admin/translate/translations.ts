import type { PageHead, Progress } from '../../contract/translation'

/** Returns the default path of a page in another language: the original's path below the language code. */
export function proposedPath({ path, languageCode }: Pick<PageHead, 'path' | 'languageCode'>, code: string): string {
  const stem = path === `/${languageCode}` ? '/' : path.replace(new RegExp(`^/${languageCode}/`), '/')
  return `/${code}${stem === '/' ? '' : stem}`
}

/** Returns the progress of a translation as text. */
export function progressText({ total, done, changed }: Progress): string {
  const texts = `${done} of ${total} ${total === 1 ? 'text' : 'texts'}`
  return changed === 0 ? texts : `${texts}, ${changed} changed in the original`
}
