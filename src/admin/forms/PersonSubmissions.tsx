'use client'

import { Button, toast } from '@payloadcms/ui'
import { Download } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useId, useState, type FormEvent } from 'react'
import {
  deletePersonSubmissions,
  exportPersonSubmissions,
  findPersonSubmissions,
  type FoundSubmissions,
} from '../../contract/forms'
import { addressFor, call } from '../../studio/api/call'
import { ConfirmDialog } from '../../studio/ui/ConfirmDialog'
import styles from '../redirects/redirects.module.css'

/** Finds, exports and deletes all submissions of one person, across forms. For administrators. */
export function PersonSubmissions({ apiRoute }: { apiRoute: string }) {
  const router = useRouter()
  const id = useId()
  const [email, setEmail] = useState('')
  const [searched, setAsked] = useState('')
  const [result, setResult] = useState<FoundSubmissions | string | null>(null)
  const [asksDelete, setAsksDelete] = useState(false)
  const find = async (event: FormEvent) => {
    event.preventDefault()
    const wanted = email.trim()
    const answer = await call(apiRoute, findPersonSubmissions, { query: { email: wanted } })
    setAsked(wanted)
    setResult(answer.ok ? answer.data : answer.message)
  }
  const deleteAll = async () => {
    setAsksDelete(false)
    const answer = await call(apiRoute, deletePersonSubmissions, { query: { email: searched } })
    if (!answer.ok) return setResult(answer.message)
    toast.success(`${submissions(answer.data.deleted)} deleted.`)
    setResult(null)
    router.refresh()
  }
  return (
    <form className={styles.tester} onSubmit={(event) => void find(event)}>
      <label htmlFor={id}>Submissions of one person</label>
      <input
        autoComplete="off"
        id={id}
        onChange={(event) => setEmail(event.target.value)}
        placeholder="ana@example.com"
        required
        value={email}
      />
      <Button buttonStyle="secondary" margin={false} size="small" type="submit">
        Find
      </Button>
      <p aria-live="polite">{result !== null && <Result searched={searched} result={result} />}</p>
      {result !== null && typeof result !== 'string' && result.total > 0 && (
        <div className={styles.files}>
          <a
            className={styles.file}
            download
            href={addressFor(apiRoute, exportPersonSubmissions, { query: { email: searched } })}
          >
            <Download aria-hidden size={16} /> Export as a file
          </a>
          <button className={styles.file} onClick={() => setAsksDelete(true)} type="button">
            Delete all…
          </button>
        </div>
      )}
      <ConfirmDialog
        confirmLabel="Delete"
        isOpen={asksDelete}
        onCancel={() => setAsksDelete(false)}
        onConfirm={() => void deleteAll()}
        title={`Delete all submissions of ${searched}?`}
      >
        Deleted submissions cannot be restored. The audit log records the deletion without the e-mail address.
      </ConfirmDialog>
    </form>
  )
}

function Result({ searched: searched, result }: { searched: string; result: FoundSubmissions | string }) {
  if (typeof result === 'string') return result
  if (result.total === 0) return `No submission contains ${searched}.`
  const perForm = result.forms.map(({ title, count }) => `${title} (${count})`).join(', ')
  return `${submissions(result.total)} of ${searched}: ${perForm}`
}

function submissions(count: number): string {
  return `${count} ${count === 1 ? 'submission' : 'submissions'}`
}
