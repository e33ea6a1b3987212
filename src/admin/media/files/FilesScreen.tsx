'use client'

import { SetStepNav } from '@payloadcms/ui'
import { useState, type KeyboardEvent } from 'react'
import useSWR from 'swr'
import { libraryUrl, readShelves, type Picture, type Shelves } from '../../../studio/api/pictures'
import { pressedKey } from '../../../studio/dom/pressedKey'
import { Link } from '../../../studio/ui/Link'
import pages from '../../pages/pages.module.css'
import { ChooseBox } from '../../pages/ChooseBox'
import { FileFilters } from './FileFilters'
import { FileRow } from './FileRow'
import { FilesBar } from './FilesBar'
import { filesAddress, isNarrowed, type FilesQuery } from './filesQuery'
import type { FilesResult } from './findFiles'
import type { FilesPlace } from './filesPlace'
import styles from './files.module.css'

interface Props {
  place: FilesPlace
  query: FilesQuery
  result: FilesResult
}

/** Edits many files on one screen. Each text is saved on blur. */
export function FilesScreen({ place, query, result }: Props) {
  const { files, total, totalPages, languages, has } = result
  const { data: shelves } = useSWR<Shelves, Error>([libraryUrl(place), 'shelves'], () => readShelves({ ...place, has }))
  const folders = shelves?.folders ?? []
  const [chosen, setChosen] = useState<ReadonlySet<Picture['id']>>(new Set())
  const shown = files.filter(({ id }) => chosen.has(id))
  const choose = (ids: readonly Picture['id'][], isChosen: boolean) => {
    const next = new Set(chosen)
    for (const id of ids) next[isChosen ? 'add' : 'delete'](id)
    setChosen(next)
  }
  const mayAny = (has.tags && place.mayChange.tags) || (has.folder && place.mayChange.folder)
  const address = (page: number) => filesAddress(place.adminRoute, query, { page })
  return (
    <div className={pages.screen}>
      <SetStepNav nav={[{ label: 'Media', url: place.list }, { label: 'Describe and sort' }]} />
      <header className={pages.header}>
        <h1>Describe and sort</h1>
        <Link href={place.list}>Back to the list</Link>
      </header>
      <p className={pages.lead}>
        Each text is saved when you leave it, for every page that shows the file. Enter leads to the next file.
      </p>
      <FileFilters folders={folders} has={has} languages={languages} place={place} query={query} />
      {mayAny && (
        <FilesBar files={shown} folders={folders} has={has} onDone={() => setChosen(new Set())} place={place} />
      )}
      {files.length === 0 ? (
        <div className={pages.empty}>
          <p>{isNarrowed(query) ? 'No file matches.' : 'There are no files yet.'}</p>
          {isNarrowed(query) && <Link href={`${place.adminRoute}/media/describe`}>Show all files</Link>}
        </div>
      ) : (
        <div className={pages.tableFrame}>
          <table className={`${pages.table} ${styles.table}`} onKeyDown={toNextRow}>
            <caption className={pages.hidden}>Files</caption>
            <thead>
              <tr>
                {mayAny && (
                  <th className={pages.choose} scope="col">
                    <ChooseBox
                      isChosen={shown.length === files.length}
                      isPartly={shown.length > 0 && shown.length < files.length}
                      label="Choose all on this screen"
                      onChoose={(isChosen) =>
                        choose(
                          files.map(({ id }) => id),
                          isChosen,
                        )
                      }
                    />
                  </th>
                )}
                <th scope="col">File</th>
                {has.alt &&
                  languages.map(({ code, label }) => (
                    <th key={code} scope="col">
                      {code === null ? label : `Alt text (${label})`}
                    </th>
                  ))}
                {has.tags && <th scope="col">Tags</th>}
                {has.folder && <th scope="col">Folder</th>}
              </tr>
            </thead>
            <tbody>
              {files.map((file) => (
                <FileRow
                  file={file}
                  has={has}
                  isChosen={chosen.has(file.id)}
                  key={file.id}
                  languages={languages}
                  onChoose={mayAny ? (isChosen) => choose([file.id], isChosen) : null}
                  place={place}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <nav aria-label="Pagination" className={pages.pager}>
        <span>
          {total} {total === 1 ? 'file' : 'files'}
        </span>
        {totalPages > 1 && (
          <>
            {query.page > 1 && <Link href={address(query.page - 1)}>Previous</Link>}
            <span aria-current="page">
              {query.page} of {totalPages}
            </span>
            {query.page < totalPages && <Link href={address(query.page + 1)}>Next</Link>}
          </>
        )}
      </nav>
    </div>
  )
}

/** Enter moves to the same column of the next row, which also saves the text. */
function toNextRow(event: KeyboardEvent<HTMLTableElement>) {
  if (pressedKey(event) !== 'Enter' || event.shiftKey || !(event.target instanceof HTMLElement)) return
  const cell = event.target.closest('td')
  const next = cell?.closest('tr')?.nextElementSibling
  if (!cell?.dataset.column || !(next instanceof HTMLTableRowElement)) return
  event.preventDefault()
  next.querySelector<HTMLElement>(`[data-column="${CSS.escape(cell.dataset.column)}"] :is(input, textarea)`)?.focus()
}
