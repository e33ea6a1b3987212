import type { MissingElement, Unit } from '../../slices/translation'
import type { LanguageInfo } from '../../studio/model/boot'

/** A page of a family, as the endpoints of translations tell it. */
export interface PageHead {
  id: string
  title: string
  path: string
  kind: string
  languageCode: string
  status: string
  rev: number
}

export interface Progress {
  total: number
  done: number
  open: number
  changed: number
}

/** Answer of `GET /api/voix/pages/:id/translations`. */
export interface Family {
  original: PageHead
  languages: (LanguageInfo & { page: PageHead | null; progress: Progress | null })[]
}

export interface ReferenceInfo {
  element: string
  place: string
  kind: 'link' | 'section'
  from: { id: string; title: string; languageCode: string }
  to: { id: string; title: string } | null
}

/** Answer of `GET /api/voix/pages/:id/translation`. */
export interface TranslationInfo {
  page: PageHead
  original: PageHead
  units: Unit[]
  missing: MissingElement[]
  progress: Progress
  references: ReferenceInfo[]
}

/** A text of a file that was not taken. */
export interface ImportProblem {
  key: string
  line: number
  reason: string
  message: string
  source: string
  target: string
  now: Unit | null
}

export interface Imported {
  applied: number
  unchanged: number
  untranslated: number
  problems: ImportProblem[]
  translation: TranslationInfo
}

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
