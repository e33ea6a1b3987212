'use client'

import { Button, SetStepNav } from '@payloadcms/ui'
import { Link } from '../../studio/ui/Link'
import { useRouter } from 'next/navigation'
import { useState, type FormEvent } from 'react'
import { copyPage, duplicateDocument } from '../../contract/paths'
import { call } from '../../studio/api/call'
import styles from '../pages/pages.module.css'

/** A field for which the copy needs a new value. */
export interface CopyField {
  name: string
  label: string
  value: string
  hint?: string
}

interface Props {
  heading: string
  /** The list in the breadcrumbs of the screen. */
  list: { label: string; href: string }
  apiRoute: string
  /** The copied document. */
  source: { collection: string; id: string; isPage: boolean }
  /** The address at which the copy opens, without its id. */
  openAt: string
  fields: readonly CopyField[]
}

/** Copies a document with a new title and address, and opens the copy. */
export function CopyForm({ heading, list, apiRoute, source, openAt, fields }: Props) {
  const router = useRouter()
  const [values, setValues] = useState(() => Object.fromEntries(fields.map(({ name, value }) => [name, value])))
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  const copy = async (event: FormEvent) => {
    event.preventDefault()
    setIsBusy(true)
    setProblem(null)
    const params = { collection: source.collection, id: source.id }
    const { title, path } = values
    const answer = source.isPage
      ? await call(apiRoute, copyPage, { params, body: { title, path } })
      : await call(apiRoute, duplicateDocument, { params, query: { depth: 0 }, body: values })
    if (answer.ok) return router.push(`${openAt}/${answer.data.doc.id}`)
    setProblem(answer.message)
    setIsBusy(false)
  }

  return (
    <div className={styles.screen}>
      <SetStepNav nav={[{ label: list.label, url: list.href }, { label: 'Copy' }]} />
      <header className={styles.header}>
        <h1>{heading}</h1>
      </header>
      <form className={styles.form} onSubmit={(event) => void copy(event)}>
        {problem !== null && (
          <p className={styles.error} role="alert">
            {problem}
          </p>
        )}
        {fields.map(({ name, label, hint }, index) => (
          <label className={styles.field} key={name}>
            <span>{label}</span>
            <input
              autoComplete="off"
              autoFocus={index === 0}
              name={name}
              onChange={(event) => setValues({ ...values, [name]: event.target.value })}
              required
              value={values[name] ?? ''}
            />
            {hint && <small>{hint}</small>}
          </label>
        ))}
        <div className={styles.formActions}>
          <Button disabled={isBusy} margin={false} type="submit">
            {isBusy ? 'Copying…' : 'Make the copy'}
          </Button>
          <Link href={list.href}>Cancel</Link>
        </div>
      </form>
    </div>
  )
}
