'use client'

import { ArrowUpRight } from 'lucide-react'
import useSWR from 'swr'
import { useEditor, useSession } from '../../../session/session'
import { LeaveLink } from '../../notices/LeaveGuard'
import { request } from '../../../api/request'
import { useIdle } from '../../../dom/useIdle'
import inputs from '../../../ui/inputs/inputs.module.css'
import { Section } from '../../../ui/inputs/Section'
import styles from './page.module.css'

interface Translation {
  id: number | string
  title: string
  path: string
  languageCode: string
}

/** The page's language, and the same page in others. */
export function Translations() {
  const { boot } = useSession()
  const language = useEditor((state) => state.page.page.languageCode)
  const translationOf = useEditor((state) => idOf(state.page.page.translationOf))
  const url = `${boot.apiRoute}/${boot.collections.pages}?${queryOf({ id: boot.pageId, translationOf })}`
  const { data, error } = useSWR<Translation[], Error>(useIdle() ? url : null, readTranslations, {
    revalidateOnFocus: false,
  })
  const nameOf = (code: string) => boot.languages.find((own) => own.code === code)?.name ?? code
  const missing = boot.languages.filter(
    ({ code }) => code !== language && data && !data.some(({ languageCode }) => languageCode === code),
  )
  return (
    <Section title="Language">
      <p className={styles.language} data-page-language={language}>
        {nameOf(language)} <code>{language}</code>
      </p>
      {error && <p className={inputs.problem}>{error.message}</p>}
      {data && data.length > 0 && (
        <ul aria-label="Translations" className={styles.translations}>
          {data.map(({ id, title, path, languageCode }) => (
            <li key={id}>
              <LeaveLink
                className={styles.translation}
                href={`${boot.adminRoute}/studio/${id}`}
                label={`Open “${title}”`}
              >
                <span>
                  {nameOf(languageCode)}
                  {String(id) === translationOf && <small> original</small>}
                </span>
                <code>{path}</code>
                <ArrowUpRight aria-hidden size={14} />
              </LeaveLink>
            </li>
          ))}
        </ul>
      )}
      {missing.length > 0 && (
        <p className={inputs.hint}>Not translated: {missing.map(({ name }) => name).join(', ')}.</p>
      )}
    </Section>
  )
}

async function readTranslations(url: string): Promise<Translation[]> {
  const answer = await request<{ docs: Translation[] }>({ url })
  if (!answer.ok) throw new Error(answer.message)
  return answer.data.docs
}

/** The page that this one translates, its other translations, and those of this one. */
function queryOf({ id, translationOf }: { id: string; translationOf: string | null }): string {
  const query = new URLSearchParams({ depth: '0', draft: 'true', limit: '50', sort: 'languageCode' })
  for (const name of ['title', 'path', 'languageCode']) query.set(`select[${name}]`, 'true')
  query.set('where[and][0][id][not_equals]', id)
  query.set('where[and][1][or][0][translationOf][equals]', translationOf ?? id)
  if (translationOf) query.set('where[and][1][or][1][id][equals]', translationOf)
  return query.toString()
}

function idOf(value: unknown): string | null {
  if (typeof value === 'object' && value !== null && 'id' in value) return String(value.id)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null
}
