'use client'

import useSWR from 'swr'
import { request } from '../../studio/api/request'
import styles from './bulk.module.css'

/** Whether pages below the chosen ones, and translations, are changed with them. */
export interface Along {
  below: boolean
  translations: boolean
}

interface Named {
  id: string
  title: string
  path: string
  languageCode: string
}

/** What an action of pages can take along. */
export interface BulkCompany {
  below: readonly Named[]
  translations: readonly Named[]
  /** Translations that a move leaves where they are. */
  staying: readonly Named[]
  /** Whether a page has the path below which pages are moved. */
  isParentThere: boolean
}

interface Asked {
  url: string
  /** What is sent to carry it out. */
  asked: Record<string, unknown> & { action: string }
  along: Along
}

const WITH_COMPANY = ['unpublish', 'trash', 'move']

/** What the action takes along; `undefined`: it is not known yet, or the action takes nothing. */
export function useCompany({ url, asked, along }: Asked): BulkCompany | undefined {
  const body = { ...asked, along: { below: along.below, translations: true } }
  const { data } = useSWR(
    WITH_COMPANY.includes(asked.action) ? [`${url}/along`, JSON.stringify(body)] : null,
    async ([address]) => {
      const answer = await request<Partial<BulkCompany>>({ method: 'POST', url: address, body })
      if (!answer.ok) throw new Error(answer.message)
      const { below = [], translations = [], staying = [], isParentThere = true } = answer.data
      return { below, translations, staying, isParentThere }
    },
    { keepPreviousData: true, revalidateOnFocus: false, shouldRetryOnError: false },
  )
  return data
}

/** What is sent: nothing where each page is changed by itself. Before it is known what belongs to the pages, what is ticked. */
export function takenOf(action: string, company: BulkCompany | undefined, along: Along): Along | null {
  if (!company) return WITH_COMPANY.includes(action) ? along : null
  const below = along.below && company.below.length > 0
  const translations = along.translations && company.translations.length > 0
  return below || translations ? { below, translations } : null
}

interface Props {
  company: BulkCompany
  along: Along
  onChange: (along: Along) => void
}

/** "with 2 pages below it and 1 translation": each can be left out. */
export function AlongFields({ company: { below, translations }, along, onChange }: Props) {
  if (below.length === 0 && translations.length === 0) return null
  const lines = [
    { name: 'below', pages: below, label: counted(below.length, 'page below', 'pages below') },
    { name: 'translations', pages: translations, label: counted(translations.length, 'translation', 'translations') },
  ] as const
  return (
    <fieldset className={styles.along}>
      <legend>Together with</legend>
      {lines.map(
        ({ name, pages, label }) =>
          pages.length > 0 && (
            <label className={styles.check} key={name} title={pages.map(({ path }) => path).join('\n')}>
              <input
                checked={along[name]}
                name={name}
                onChange={({ target }) => onChange({ ...along, [name]: target.checked })}
                type="checkbox"
              />
              {label}
            </label>
          ),
      )}
      <p>All of them are changed, or none.</p>
    </fieldset>
  )
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`
