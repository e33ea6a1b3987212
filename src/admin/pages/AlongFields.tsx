'use client'

import useSWR from 'swr'
import { request } from '../../studio/api/request'
import styles from './bulk.module.css'

/** Whether an action includes child pages and translations. */
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

/** The pages that an action can include besides the selected ones. */
export interface BulkCompany {
  below: readonly Named[]
  translations: readonly Named[]
  /** Translations that a move does not change. */
  staying: readonly Named[]
  /** Whether a page exists at the path of the new parent. */
  isParentThere: boolean
}

interface Asked {
  url: string
  /** The request body of the action. */
  asked: Record<string, unknown> & { action: string }
  along: Along
}

const WITH_COMPANY = ['unpublish', 'trash', 'move']

/** Returns the pages that the action can include, or `undefined` while loading and for actions that include none. */
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

/** Returns the value to send, or `null` if only the selected pages are changed. Until the company is known, it is what is ticked. */
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

/** The checkboxes for child pages and translations: "with 2 pages below it and 1 translation". */
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
