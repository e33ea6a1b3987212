import { Link } from '../../studio/ui/Link'
import type { PageHead, Reference } from '../../contract/translation'
import type { MissingElement } from '../../slices/translation'
import type { Drafts } from './createDrafts'
import styles from './translate.module.css'

interface ReferencesProps {
  adminRoute: string
  canEdit: boolean
  drafts: Drafts
  nameOf: (code: string) => string
  page: PageHead
  references: readonly Reference[]
}

/** Lists links and shared sections of other languages, with actions to replace them. */
export function References({ adminRoute, canEdit, drafts, nameOf, page, references }: ReferencesProps) {
  const better = references.filter(({ to }) => to !== null)
  const untranslated = references.filter(({ to }) => to === null)
  const own = nameOf(page.languageCode)
  if (references.length === 0) return null
  return (
    <section aria-label="Of other languages" className={styles.remark}>
      {better.length > 0 && (
        <p>
          {better.length === 1 ? '1 shared section is' : `${better.length} shared sections are`} of another language,
          and there {better.length === 1 ? 'is one' : 'are some'} in {own}:{' '}
          {better.map(({ to }) => `“${to?.title ?? ''}”`).join(', ')}.{' '}
          {canEdit && (
            <button className={styles.button} onClick={() => void drafts.bring('references')} type="button">
              Use {better.length === 1 ? 'it' : 'them'}
            </button>
          )}
        </p>
      )}
      {untranslated.length > 0 && (
        <p>
          Not in {own} yet:{' '}
          {[...new Map(untranslated.map((one) => [one.from.id, one])).values()].map(({ from, kind }, index) => (
            <span key={from.id}>
              {index > 0 && ', '}
              {kind === 'section' ? 'the shared section' : 'the page'}{' '}
              <Link href={`${adminRoute}/pages/translate?page=${from.id}`}>{from.title}</Link>
            </span>
          ))}
          . Until then the page shows {nameOf(untranslated[0]?.from.languageCode ?? '')} there.
        </p>
      )}
    </section>
  )
}

interface MissingProps {
  canEdit: boolean
  drafts: Drafts
  missing: readonly MissingElement[]
}

/** Offers elements of the original that the translation lacks. */
export function MissingElements({ canEdit, drafts, missing }: MissingProps) {
  if (missing.length === 0) return null
  return (
    <section aria-label="Only in the original" className={styles.remark}>
      <p>
        {missing.length === 1 ? 'One element of the original is' : `${missing.length} elements of the original are`} not
        on this page.{' '}
        {canEdit && (
          <button className={styles.button} onClick={() => void drafts.bring('missing')} type="button">
            Add {missing.length === 1 ? 'it' : 'them'} here
          </button>
        )}
      </p>
      <ul>
        {missing.slice(0, 8).map(({ element, place, texts }) => (
          <li key={element}>
            {place}
            {texts[0] !== undefined && <q>{texts[0]}</q>}
          </li>
        ))}
        {missing.length > 8 && <li>and {missing.length - 8} more</li>}
      </ul>
    </section>
  )
}
