'use client'

import { ArrowUpRight } from 'lucide-react'
import useSWR from 'swr'
import { SECTION_KIND, sectionsOf } from '../../../tree'
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
  const own = useEditor(({ page: { page, tree } }) =>
    sectionsOf(Object.values(tree.rows)).includes(id) ? `${page.kind}\n${page.title}` : null,
  )
  const uses = data && withOwn(data, boot.pageId, own)
  const words = error ? error.message : uses === undefined ? 'Used on …' : usedOn(uses)
  return { uses, words }
}

const readUsesOf = ([url]: [string, string, number]) => readUses(url)

/** Adds the open page, which the server does not list before a save. */
function withOwn(uses: SectionUse[], pageId: string, own: string | null): SectionUse[] {
  if (own === null || uses.some(({ id }) => id === pageId)) return uses
  const [kind = '', title = ''] = own.split('\n')
  return [...uses, { id: pageId, kind, title, url: '', isPublished: false, through: [] }]
}

/** Counts published pages as pages, and all others as drafts. */
function usedOn(uses: readonly SectionUse[]): string {
  const pages = uses.filter(({ kind }) => kind !== SECTION_KIND)
  const published = pages.filter(({ isPublished }) => isPublished).length
  const counts = [counted(published, 'page'), counted(pages.length - published, 'draft')].filter(Boolean)
  return counts.length === 0 ? 'Used on no page' : `Used on ${counts.join(' and ')}`
}

function counted(count: number, name: string): string {
  if (count === 0) return ''
  return count === 1 ? `1 ${name}` : `${count} ${name}s`
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
