import type { PageHead, Progress } from '../../contract/translation'

/** Where a page in another language stands unless somebody says otherwise: the original's path below the language's code. */
export function proposedPath({ path, languageCode }: Pick<PageHead, 'path' | 'languageCode'>, code: string): string {
  const stem = path === `/${languageCode}` ? '/' : path.replace(new RegExp(`^/${languageCode}/`), '/')
  return `/${code}${stem === '/' ? '' : stem}`
}

/** How far a translation is, in words. */
export function progressText({ total, done, changed }: Progress): string {
  const texts = `${done} of ${total} ${total === 1 ? 'text' : 'texts'}`
  return changed === 0 ? texts : `${texts}, ${changed} changed in the original`
}
