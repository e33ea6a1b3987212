'use client'

import { Button } from '@payloadcms/ui'
import { useDeferredValue, useState } from 'react'
import { anyDocument } from '../../contract/documents'
import { literally } from '../../slices/literally'
import { addItems, listReleases, type ReleasableCollection, type Release } from '../../contract/releases'
import { call } from '../../studio/api/call'
import { useEndpoint } from '../../studio/api/useEndpoint'
import own from './releases.module.css'
import type { ReleaseControl } from './useRelease'

interface Props {
  control: ReleaseControl
  release: Release
}

/** Searches a collection and adds documents to the release. */
export function AddDocuments({ control, release }: Props) {
  const { data } = useEndpoint(control.apiRoute, listReleases, {})
  const [slug, setSlug] = useState('pages')
  const [search, setSearch] = useState('')
  const collections = data?.collections ?? []
  const collection = collections.find((each) => each.slug === slug) ?? collections[0]
  return (
    <section aria-label="Put documents into the release" className={own.add}>
      <h2>Put documents into the release</h2>
      <div className={own.form}>
        <label className={own.field}>
          Kind
          <select onChange={(event) => setSlug(event.target.value)} value={collection?.slug ?? ''}>
            {collections.map((each) => (
              <option key={each.slug} value={each.slug}>
                {each.label}
              </option>
            ))}
          </select>
        </label>
        <label className={own.field}>
          Search
          <input
            onChange={(event) => setSearch(event.target.value)}
            placeholder="By title"
            type="search"
            value={search}
          />
        </label>
      </div>
      {collection && <Found collection={collection} control={control} release={release} search={search} />}
    </section>
  )
}

function Found({
  collection: { slug, titleField },
  control: { apiRoute, run, isBusy },
  release,
  search,
}: Props & { collection: ReleasableCollection; search: string }) {
  const wanted = useDeferredValue(search)
  const { data, problem } = useEndpoint(apiRoute, anyDocument.find, {
    params: { collection: slug },
    query: {
      ...{ depth: 0, draft: true, limit: 8, sort: '-updatedAt' },
      select: { [titleField]: true, path: true },
      ...(wanted !== '' && { where: { [titleField]: { like: literally(wanted) } } }),
    },
  })
  if (problem !== null) return <p role="alert">{problem}</p>
  if (!data) return <p>Looking …</p>
  const isIn = (doc: string) => release.items.some((item) => item.collection === slug && item.doc === doc)
  const left = data.docs.filter(({ id }) => !isIn(String(id)))
  if (left.length === 0)
    return <p>{data.docs.length === 0 ? 'No document has this title.' : 'All matches are in the release.'}</p>
  return (
    <ul className={own.found}>
      {left.map((document) => {
        const doc = String(document.id)
        const title = textOf(document[titleField]) || doc
        return (
          <li key={doc}>
            <span>
              {title}
              {typeof document.path === 'string' && <small>{document.path}</small>}
            </span>
            {(['publish', 'unpublish'] as const).map((action) => (
              <Button
                aria-label={`${action === 'publish' ? 'Put in' : 'Unpublish with it'}: ${title}`}
                buttonStyle="subtle"
                disabled={isBusy}
                key={action}
                margin={false}
                onClick={() =>
                  void run(
                    call(apiRoute, addItems, {
                      params: { release: release.id },
                      body: { documents: [{ collection: slug, doc, action }] },
                    }),
                    `“${title}” is in the release.`,
                  )
                }
                size="small"
              >
                {action === 'publish' ? 'Put in' : 'Unpublish with it'}
              </Button>
            ))}
          </li>
        )
      })}
    </ul>
  )
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
