'use client'

import useSWR from 'swr'
import { findBulkCompany, type Along, type BulkCompany, type BulkInput } from '../../../contract/lifecycle'
import { read } from '../../api/call'
import { isTogether, withAlong } from '../../api/lifecycle'
import type { LifecyclePlace } from '../../model/lifecycle'
import styles from './lifecycle.module.css'

interface CompanyInput {
  place: Pick<LifecyclePlace, 'apiRoute'>
  /** The action; `null`: it includes no further pages. */
  bulk: BulkInput | null
  along: Along
}

/** Returns the pages that the action can include, or `undefined` while loading and for actions that include none. */
export function useCompany(input: CompanyInput): BulkCompany | undefined {
  const { place, bulk: bulk, along } = input
  const { data } = useSWR(
    bulk && isTogether(bulk) ? ['company', place.apiRoute, JSON.stringify([bulk, along.below])] : null,
    () => findCompany(input),
    { keepPreviousData: true, revalidateOnFocus: false, shouldRetryOnError: false },
  )
  return data
}

/** Finds the pages that the action can include, or nothing for actions that include none. */
export async function findCompany({
  place,
  bulk: bulk,
  along: { below },
}: CompanyInput): Promise<BulkCompany | undefined> {
  if (!bulk || !isTogether(bulk)) return undefined
  return read(place.apiRoute, findBulkCompany, { body: withAlong(bulk, { below, translations: true }) })
}

/** Returns the value to send, or `null` if only the selected pages are changed. Until the company is known, it is what is ticked. */
export function takenOf(bulk: BulkInput | null, company: BulkCompany | undefined, along: Along): Along | null {
  if (!bulk || !isTogether(bulk)) return null
  const below = along.below && company?.below.length !== 0
  const translations = along.translations && company?.translations.length !== 0
  return below || translations ? { below, translations } : null
}

interface Props {
  company: BulkCompany
  along: Along
  onChange: (along: Along) => void
  /** What happens to the pages. */
  done?: string
}

/** The checkboxes for child pages and translations: "with 2 pages below it and 1 translation". */
export function AlongFields({ company: { below, translations }, along, onChange, done = 'changed' }: Props) {
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
            <label key={name} title={pages.map(({ path }) => path).join('\n')}>
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
      <p>All of them are {done}, or none.</p>
    </fieldset>
  )
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`
