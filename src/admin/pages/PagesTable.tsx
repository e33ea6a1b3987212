'use client'

import { Pill } from '@payloadcms/ui'
import { Link } from '../../studio/ui/Link'
import { useState } from 'react'
import type { LanguageInfo, LayoutName } from '../../studio/model/boot'
import type { LifecyclePlace } from '../../studio/model/lifecycle'
import { BulkBar } from './BulkBar'
import type { PageListItem, PageListResult } from './findPages'
import { LocalTime, PageStatusPill, ScheduledPill } from './PageFacts'
import { ColumnChoice, SortedHead, type KeepChoice } from './ListColumns'
import { PageRowActions } from './PageRowActions'
import styles from './pages.module.css'
import { ChooseBox } from './ChooseBox'
import { depthOf } from './depthOf'
import { isOfSections, type PagesQuery } from './pagesQuery'

interface Props extends KeepChoice {
  adminRoute: string
  place: LifecyclePlace
  canEdit: boolean
  canDelete: boolean
  languages: readonly LanguageInfo[]
  layouts: readonly LayoutName[]
  query: PagesQuery
  result: PageListResult
  /** The names of the hidden columns. */
  hidden: readonly string[]
}

/** The table of pages, with the actions for selected ones. */
export function PagesTable(props: Props) {
  const { canEdit, hidden, keep, place, query, result } = props
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  // Pages that are no longer listed are not selected either.
  const items = result.items.filter(({ id }) => chosen.has(id))
  const choose = (ids: readonly string[], isChosen: boolean) =>
    setChosen((before) => {
      const next = new Set(before)
      for (const id of ids)
        if (isChosen) next.add(id)
        else next.delete(id)
      return next
    })
  const all = result.items.map(({ id }) => id)
  const isSections = isOfSections(query)
  const isTree = query.view === 'tree' && !query.trash && !isSections
  const columns = query.trash
    ? ['Title', 'Path', 'Layout', 'Language', 'Deleted']
    : isSections
      ? ['Name', 'Used on', 'Status', 'Layout', 'Language', 'Updated']
      : ['Title', 'Path', 'Status', 'Layout', 'Language', 'Updated']
  const isShown = (name: string) => !hidden.includes(name)
  const roomOf = (name: string) => (['Title', 'Name', 'Status'].includes(name) ? undefined : styles.wide)
  return (
    <>
      {canEdit && <BulkBar items={items} onDone={() => setChosen(new Set())} place={place} query={query} />}
      <ColumnChoice columns={columns.slice(1)} hidden={hidden} onChange={(next) => keep({ hidden: next })} />
      <div className={styles.tableFrame}>
        <table className={styles.table}>
          <caption className={styles.hidden}>{isSections ? 'Shared sections' : 'Pages'}</caption>
          <thead>
            <tr>
              {canEdit && (
                <th className={styles.choose} scope="col">
                  <ChooseBox
                    isChosen={items.length === all.length}
                    isPartly={items.length > 0 && items.length < all.length}
                    label="Choose all on this screen"
                    onChoose={(isChosen) => choose(all, isChosen)}
                  />
                </th>
              )}
              {columns.filter(isShown).map((name) => (
                <SortedHead
                  {...props}
                  className={roomOf(name)}
                  isFixed={isTree || query.trash}
                  keep={keep}
                  key={name}
                  name={name}
                />
              ))}
              <th scope="col">
                <span className={styles.hidden}>Actions</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {result.items.map((item) => (
              <tr data-chosen={chosen.has(item.id) || undefined} key={item.id} data-page-id={item.id}>
                {canEdit && (
                  <td className={styles.choose}>
                    <ChooseBox
                      isChosen={chosen.has(item.id)}
                      label={`Choose ${item.title || 'Untitled'}`}
                      onChoose={(isChosen) => choose([item.id], isChosen)}
                    />
                  </td>
                )}
                <Cells {...props} isShown={isShown} depth={isTree ? depthOf(item, result.items) : 0} item={item} />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

/** The cells of a page. `depth` is the number of its ancestors in the list. */
interface CellsProps extends Props {
  depth: number
  isShown: (column: string) => boolean
  item: PageListItem
}

function Cells(props: CellsProps) {
  const { adminRoute, depth, isShown, item, languages, layouts, query } = props
  const isSections = isOfSections(query)
  const labelOf = (list: readonly { name: string; label: string }[], name: string) =>
    list.find((entry) => entry.name === name)?.label ?? name
  const languageOf = (code: string) => languages.find((language) => language.code === code)?.name ?? code
  return (
    <>
      <th data-path={item.path} scope="row" style={depth > 0 ? { paddingLeft: `${16 + depth * 22}px` } : undefined}>
        {query.trash ? (
          item.title || 'Untitled'
        ) : (
          <Link href={`${adminRoute}/studio/${item.id}`}>{item.title || 'Untitled'}</Link>
        )}
      </th>
      {isShown(isSections ? 'Used on' : 'Path') && (
        <td className={isSections ? styles.wide : `${styles.path} ${styles.wide}`}>
          {isSections ? usedOn(item.usedOn) : item.kind === 'section' ? 'Shared section' : item.path}
        </td>
      )}
      {!query.trash && isShown('Status') && (
        <td>
          <PageStatusPill status={item.status} />
          <ScheduledPill scheduled={item.scheduled} />
        </td>
      )}
      {isShown('Layout') && <td className={styles.wide}>{labelOf(layouts, item.layout)}</td>}
      {isShown('Language') && (
        <td className={styles.wide}>
          {item.languageCode && <Pill size="small">{languageOf(item.languageCode)}</Pill>}
        </td>
      )}
      {isShown(query.trash ? 'Deleted' : 'Updated') && (
        <td className={`${styles.date} ${styles.wide}`}>
          <LocalTime iso={item.deletedAt ?? item.updatedAt} />
        </td>
      )}
      <td className={styles.actions}>
        <PageRowActions {...props} />
      </td>
    </>
  )
}

function usedOn(count: number): string {
  if (count === 0) return 'nowhere'
  return count === 1 ? '1 page or section' : `${count} pages or sections`
}
