'use client'

import { Button, useConfig, useDocumentInfo, useForm, useFormFields, useLocale } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { CHANGED_MEANWHILE, DECIDED, type Decided } from '../../slices/decided'
import { isRecord } from '../../tree'
import * as z from 'zod/mini'
import { documentEndpoints } from '../../contract/documents'
import type { AnswerOf } from '../../contract/endpoint'
import { call } from '../../studio/api/call'
import styles from './conflicts.module.css'

const newestOf = documentEndpoints(z.looseObject({ updatedAt: z.string() }))
type Newest = AnswerOf<typeof newestOf.read>

/**
 * Lists the fields of a form that others have changed since it was opened. The user keeps their own values or takes the
 * others'.
 */
export function ConflictBar() {
  const { routes } = useConfig().config
  const { id, collectionSlug } = useDocumentInfo()
  const { code: locale } = useLocale()
  const { dispatchFields, setModified } = useForm()
  const paths = useFormFields(([fields]) =>
    Object.keys(fields)
      .filter((path) => fields[path]?.errorMessage === CHANGED_MEANWHILE)
      .join('\n'),
  )
  const [newest, setNewest] = useState<Newest | string | null>(null)
  useEffect(() => {
    if (paths === '') return
    let isOver = false
    const read = async () => {
      const answer = await call(routes.api, newestOf.read, {
        params: { collection: String(collectionSlug), id: String(id) },
        query: { depth: 0, draft: true, ...(locale ? { locale } : {}) },
      })
      if (!isOver) setNewest(answer.ok ? answer.data : answer.message)
    }
    void read()
    return () => {
      isOver = true
    }
  }, [collectionSlug, id, locale, paths, routes.api])

  if (paths === '' || newest === null) return null
  const fields = paths.split('\n')
  const decide = (side: 'mine' | 'theirs', { updatedAt }: Newest) => {
    const value: Decided = { updatedAt, mine: [], theirs: [], [side]: fields }
    dispatchFields({ type: 'UPDATE', path: DECIDED, value, valid: true })
    for (const path of fields) dispatchFields({ type: 'UPDATE', path, valid: true, errorMessage: undefined })
    setModified(true)
    setNewest(null)
  }
  return (
    <div className={styles.bar} role="alert">
      <p>Another user has changed the same fields since you opened this document. Nothing was saved.</p>
      {typeof newest === 'string' ? (
        <p>{newest}</p>
      ) : (
        <>
          <dl>
            {fields.map((path) => (
              <div key={path}>
                <dt>{path}</dt>
                <dd>{shown(valueAt(newest, path))}</dd>
              </div>
            ))}
          </dl>
          <p>Choose which values to keep, then save again.</p>
          <Button buttonStyle="secondary" margin={false} onClick={() => decide('mine', newest)} size="small">
            Keep mine
          </Button>
          <Button buttonStyle="secondary" margin={false} onClick={() => decide('theirs', newest)} size="small">
            Take theirs
          </Button>
        </>
      )}
    </div>
  )
}

const LONGEST = 300

function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? null)
  return text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text
}

function valueAt(values: unknown, path: string): unknown {
  return path.split('.').reduce((value, name) => (isRecord(value) ? value[name] : undefined), values)
}
