'use client'

import { Button, useConfig } from '@payloadcms/ui'
import { previewHeadTags, type HeadTagsOfPath, type PreviewedTag } from '../../contract/headTags'
import { call } from '../../studio/api/call'
import { Link } from '../../studio/ui/Link'
import { useId, useState, type FormEvent } from 'react'
import styles from './headTags.module.css'

/** Shown above the list of head tags: previews the tags that a path gets, in their order, with the reasons. */
export function HeadTagsPreview({ collectionSlug }: { collectionSlug: string }) {
  const { routes } = useConfig().config
  const id = useId()
  const [path, setPath] = useState('/')
  const [result, setResult] = useState<HeadTagsOfPath | string | null>(null)
  const look = async (event: FormEvent) => {
    event.preventDefault()
    const answer = await call(routes.api, previewHeadTags, { query: { path: path.trim() } })
    setResult(answer.ok ? answer.data : answer.message)
  }
  return (
    <section aria-label="What a page gets" className={styles.preview}>
      <form onSubmit={(event) => void look(event)}>
        <label htmlFor={id}>What the page at a path gets</label>
        <input autoComplete="off" id={id} onChange={(event) => setPath(event.target.value)} required value={path} />
        <Button buttonStyle="secondary" margin={false} size="small" type="submit">
          Show
        </Button>
      </form>
      <div aria-live="polite">
        {typeof result === 'string' && <p className={styles.problem}>{result}</p>}
        {result !== null && typeof result === 'object' && (
          <Result listAddress={`${routes.admin}/collections/${collectionSlug}`} result={result} />
        )}
      </div>
    </section>
  )
}

function Result({ listAddress, result: { path, page, tags } }: { listAddress: string; result: HeadTagsOfPath }) {
  const [shown, others] = [tags.filter(({ isShown }) => isShown), tags.filter(({ isShown }) => !isShown)]
  return (
    <>
      <p>
        {page ? (
          <>
            “{page.title}” at <code>{path}</code>, with the layout {page.layout},{' '}
          </>
        ) : (
          <>
            No page is published at <code>{path}</code>. The error page there{' '}
          </>
        )}
        {shown.length === 0
          ? 'gets no head tag.'
          : `gets ${shown.length === 1 ? 'one tag' : `${shown.length} tags, in this order`}:`}
      </p>
      {shown.length > 0 && (
        <ol>
          {shown.map((tag) => (
            <Line key={tag.id} listAddress={listAddress} tag={tag} />
          ))}
        </ol>
      )}
      {others.length > 0 && (
        <details>
          <summary>{others.length === 1 ? 'One is left out' : `${others.length} are left out`}</summary>
          <ul>
            {others.map((tag) => (
              <Line key={tag.id} listAddress={listAddress} tag={tag} />
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

function Line({ listAddress, tag: { id, name, html, why } }: { listAddress: string; tag: PreviewedTag }) {
  return (
    <li>
      <Link href={`${listAddress}/${id}`}>{name}</Link> <span>{why}</span>
      <pre tabIndex={0}>{html}</pre>
    </li>
  )
}
