'use client'

import { ArrowUpRight } from 'lucide-react'
import useSWR from 'swr'
import { SECTION_KIND } from '../../../tree'
import { readUses, usedInUrl, type SectionUse } from '../../api/sections'
import { useEditor, useSession } from '../../session/session'
import { LeaveLink } from '../notices/LeaveGuard'
import styles from './sections.module.css'

/** The pages and sections that show a section; `undefined` while they are asked for. */
export function useUses(id: string): { uses: SectionUse[] | undefined; words: string } {
  const { boot } = useSession()
  // A save of this page may have made it one of them.
  const rev = useEditor((state) => state.page.rev)
  const { data, error } = useSWR<SectionUse[], Error>([usedInUrl(boot, id), boot.pageId, rev], readUsesOf, {
    keepPreviousData: true,
  })
  const pages = data?.filter(({ kind }) => kind !== SECTION_KIND).length ?? 0
  const words = error ? error.message : data === undefined ? 'Used on …' : usedOn(pages)
  return { uses: data, words }
}

const readUsesOf = ([url]: [string, string, number]) => readUses(url)

function usedOn(pages: number): string {
  if (pages === 0) return 'Used on no page'
  return pages === 1 ? 'Used on 1 page' : `Used on ${pages} pages`
}

/** Each leads to the studio of the page. */
export function UsedOn({ uses }: { uses: readonly SectionUse[] }) {
  const { boot } = useSession()
  return (
    <ul aria-label="Where it is used" className={styles.uses}>
      {uses.map(({ id, title, kind, through }) => (
        <li key={id}>
          {id === boot.pageId ? (
            <span aria-current="page">{title ?? id} (this one)</span>
          ) : (
            <LeaveLink href={`${boot.adminRoute}/studio/${id}`} label={`Open “${title ?? id}”`}>
              {title ?? id}
              <ArrowUpRight aria-hidden size={13} />
            </LeaveLink>
          )}
          {kind === SECTION_KIND && <small>shared section</small>}
          {through.length > 0 && <small>within {through.map((name) => `“${name}”`).join(', ')}</small>}
        </li>
      ))}
    </ul>
  )
}
