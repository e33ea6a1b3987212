'use client'

import { Fragment } from 'react'
import * as z from 'zod/mini'
import styles from './changes.module.css'
import type { ChangeLine } from '../../../slices/types'
import { useSession } from '../../session/session'
import { documentEndpoints } from '../../../contract/documents'
import { useEndpoint } from '../../api/useEndpoint'

/** What differs, a sentence each. */
export function ChangeLines({ lines }: { lines: readonly ChangeLine[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map((line, index) => (
        <li key={`${line.label}${index}`}>
          <span className={styles.what}>{line.label}</span> <Line line={line} />
        </li>
      ))}
    </ul>
  )
}

function Line({ line }: { line: ChangeLine }) {
  switch (line.kind) {
    case 'text':
      return <TextLine after={line.after} before={line.before} />
    case 'prose':
      return (
        <span className={styles.prose}>
          {line.parts.map(({ op, text }, index) => {
            if (op === 'ins') return <ins key={index}>{text}</ins>
            return op === 'del' ? <del key={index}>{text}</del> : <Fragment key={index}>{text}</Fragment>
          })}
        </span>
      )
    case 'media':
      return <MediaLine after={line.after} before={line.before} />
    case 'note':
      return line.text
  }
}

function TextLine({ before, after }: { before: string; after: string }) {
  if (before === '') return <>set to {quoted(after)}</>
  if (after === '') return <>emptied, was {quoted(before)}</>
  return (
    <>
      changed from {quoted(before)} to {quoted(after)}
    </>
  )
}

function quoted(text: string) {
  return <q className={styles.quoted}>{text}</q>
}

function MediaLine({ before, after }: { before: readonly string[]; after: readonly string[] }) {
  const names = (ids: readonly string[]) => ids.map((id) => <MediaName id={id} key={id} />)
  if (before.length === 0) return <>set to {names(after)}</>
  if (after.length === 0) return <>taken away, was {names(before)}</>
  return (
    <>
      changed from {names(before)} to {names(after)}
    </>
  )
}

const name = z.nullish(z.string())
const media = documentEndpoints(z.object({ filename: name, url: name, thumbnailURL: name, mimeType: name }))

/** A picture by its look and its name. */
function MediaName({ id }: { id: string }) {
  const { boot } = useSession()
  const input = { params: { collection: boot.collections.media, id }, query: { depth: 0 } }
  const options = { keepPreviousData: false, revalidateOnFocus: false }
  const { data, problem } = useEndpoint(boot.apiRoute, media.read, input, options)
  const isPicture = data?.mimeType?.startsWith('image/') === true
  return (
    <span className={styles.media}>
      {/* Its name stands beside it. */}
      {isPicture && data.url && (
        <img alt="" height={28} loading="lazy" src={data.thumbnailURL ?? data.url} width={40} />
      )}
      {data === undefined && problem === null ? '…' : (data?.filename ?? 'a file that is gone')}
    </span>
  )
}
