'use client'

import { Button, toast, useConfig } from '@payloadcms/ui'
import { Download, Upload } from 'lucide-react'
import { exportRedirects, importRedirects, testRedirect, type TestedAddress } from '../../contract/redirects'
import { addressFor, call } from '../../studio/api/call'
import type { RequestProblem } from '../../studio/api/request'
import { sendFile } from '../../studio/api/sendFile'
import { Link } from '../../studio/ui/Link'
import { useRouter } from 'next/navigation'
import { useId, useRef, useState, type FormEvent } from 'react'
import styles from './redirects.module.css'

interface Props {
  collectionSlug: string
  hasCreatePermission?: boolean
}

/** Shown above the list of redirects: tests which rule applies to an address, and imports and exports CSV files. */
export function RedirectTools({ collectionSlug, hasCreatePermission = false }: Props) {
  const { routes } = useConfig().config
  return (
    <div className={styles.tools}>
      <Tester apiRoute={routes.api} listAddress={`${routes.admin}/collections/${collectionSlug}`} />
      {hasCreatePermission && <CsvFiles apiRoute={routes.api} />}
    </div>
  )
}

function Tester({ apiRoute, listAddress }: { apiRoute: string; listAddress: string }) {
  const [address, setAddress] = useState('')
  const [result, setResult] = useState<TestedAddress | string | null>(null)
  const id = useId()
  const test = async (event: FormEvent) => {
    event.preventDefault()
    const answer = await call(apiRoute, testRedirect, { query: { address: address.trim() } })
    setResult(answer.ok ? answer.data : answer.message)
  }
  return (
    <form className={styles.tester} onSubmit={(event) => void test(event)}>
      <label htmlFor={id}>Which redirect applies to</label>
      <input
        autoComplete="off"
        id={id}
        onChange={(event) => setAddress(event.target.value)}
        placeholder="/old-address"
        required
        value={address}
      />
      <Button buttonStyle="secondary" margin={false} size="small" type="submit">
        Test
      </Button>
      <p aria-live="polite">{result !== null && <Result listAddress={listAddress} result={result} />}</p>
    </form>
  )
}

function Result({ result, listAddress }: { result: TestedAddress | string; listAddress: string }) {
  if (typeof result === 'string') return result
  const { path, query, host, isOwn, found } = result
  const address = `${host ?? ''}${path}${query}`
  if (isOwn) return `${address} is an address of the product: no redirect is followed there.`
  if (!found) return `No redirect applies to ${address}.`
  return (
    <>
      {address} {found.status === 410 ? 'is gone' : 'leads to '}
      <strong>{found.to}</strong> ({found.status}), by the rule{' '}
      <Link href={`${listAddress}/${found.id}`}>{found.from}</Link>.
    </>
  )
}

function CsvFiles({ apiRoute }: { apiRoute: string }) {
  const router = useRouter()
  const input = useRef<HTMLInputElement>(null)
  const [problems, setProblems] = useState<readonly RequestProblem[]>([])
  const [isBusy, setIsBusy] = useState(false)
  const take = async (file: File | undefined) => {
    if (!file) return
    setIsBusy(true)
    setProblems([])
    const answer = await sendFile(apiRoute, importRedirects, {}, file)
    setIsBusy(false)
    if (input.current) input.current.value = ''
    if (!answer.ok) {
      return setProblems(answer.problems.length > 0 ? answer.problems : [{ path: null, message: answer.message }])
    }
    const { created, updated } = answer.data
    toast.success(`${file.name}: ${created} redirects were added, ${updated} were changed.`)
    router.refresh()
  }
  return (
    <div className={styles.files}>
      <a className={styles.file} download href={addressFor(apiRoute, exportRedirects, {})}>
        <Download aria-hidden size={16} /> Export CSV
      </a>
      <button className={styles.file} disabled={isBusy} onClick={() => input.current?.click()} type="button">
        <Upload aria-hidden size={16} /> {isBusy ? 'Importing …' : 'Import CSV'}
      </button>
      <input
        accept=".csv,.tsv,.txt,text/csv"
        aria-label="CSV file with redirects"
        hidden
        onChange={(event) => void take(event.target.files?.[0])}
        ref={input}
        type="file"
      />
      {problems.length > 0 && (
        <div className={styles.problems} role="alert">
          <p>Nothing was imported:</p>
          <ul>
            {problems.map(({ path, message }, index) => (
              <li key={`${path} ${index}`}>{message}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
