'use client'

import { Button, toast, useConfig, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { Copy } from 'lucide-react'
import { useId, useState, type FormEvent } from 'react'
import * as z from 'zod/mini'
import { documentEndpoints } from '../../contract/documents'
import { pressedKey } from '../../studio/dom/pressedKey'
import { makeApiKey, revokeApiKey, type ApiKey } from '../../contract/users'
import { call } from '../../studio/api/call'
import { ConfirmDialog } from '../../studio/ui/ConfirmDialog'
import { useEndpoint } from '../../studio/api/useEndpoint'
import styles from './apiKey.module.css'

const accounts = documentEndpoints(z.object({ apiKeyMadeAt: z.nullish(z.string()) }))

/** Creates and revokes the account's API key, which has the account's access. It is shown once. */
export function ApiKeyField() {
  const { id } = useDocumentInfo()
  const { routes } = useConfig().config
  const { collectionSlug = 'users' } = useDocumentInfo()
  const input = id === undefined ? null : { params: { collection: collectionSlug, id }, query: { depth: 0 } }
  const { data, again } = useEndpoint(routes.api, accounts.read, input)
  const isDeactivated = useFormFields(([fields]) => fields.deactivated?.value === true)
  const [password, setPassword] = useState('')
  const [made, setMade] = useState<ApiKey | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [asks, setAsks] = useState(false)
  const field = useId()
  if (id === undefined || !data || !('apiKeyMadeAt' in data)) return null
  const { apiKeyMadeAt } = data

  const make = async (event: FormEvent | React.MouseEvent) => {
    event.preventDefault()
    setIsBusy(true)
    setProblem(null)
    const answer = await call(routes.api, makeApiKey, { params: { id }, body: { currentPassword: password } })
    setIsBusy(false)
    setPassword('')
    if (!answer.ok) return setProblem(answer.message)
    setMade(answer.data)
    again()
  }
  const revoke = async () => {
    setAsks(false)
    const answer = await call(routes.api, revokeApiKey, { params: { id } })
    if (!answer.ok) return setProblem(answer.message)
    setMade(null)
    toast.success('The API key is revoked. Programs that use it are refused.')
    again()
  }
  return (
    <section aria-label="API key" className={`field-type ${styles.key}`}>
      <h3>API key</h3>
      <p>
        {apiKeyMadeAt
          ? `Created on ${new Date(apiKeyMadeAt).toLocaleDateString('en', { dateStyle: 'medium' })}. Programs use it with the access of this account.`
          : 'No API key yet. With one, a program has the access of this account.'}
      </p>
      {made && (
        <div className={styles.made} role="status">
          <p>This is the key. It is shown only once: copy it now.</p>
          <code>{made.key}</code>
          <button onClick={() => void navigator.clipboard.writeText(made.key)} type="button">
            <Copy aria-hidden size={14} /> Copy
          </button>
          <p>
            Send it as <code>{made.header.replace(made.key, '…')}</code>
          </p>
        </div>
      )}
      {!isDeactivated && (
        <div className={styles.make}>
          <label htmlFor={field}>Your present password</label>
          <input
            autoComplete="current-password"
            id={field}
            onChange={(event) => setPassword(event.target.value)}
            onKeyDown={(event) => {
              // The input is inside the account's form without being part of it, so Enter must not submit that form.
              if (pressedKey(event) === 'Enter') void make(event as unknown as FormEvent)
            }}
            type="password"
            value={password}
          />
          <Button
            buttonStyle="secondary"
            disabled={isBusy || password === ''}
            margin={false}
            onClick={(event) => void make(event)}
            size="small"
          >
            {apiKeyMadeAt ? 'Replace it by a new one' : 'Create an API key'}
          </Button>
        </div>
      )}
      {apiKeyMadeAt && (
        <Button buttonStyle="secondary" margin={false} onClick={() => setAsks(true)} size="small">
          Revoke
        </Button>
      )}
      {problem !== null && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <ConfirmDialog
        confirmLabel="Revoke"
        isOpen={asks}
        onCancel={() => setAsks(false)}
        onConfirm={() => void revoke()}
        title="Revoke the API key?"
      >
        Programs that use it are refused from now on. A revoked key cannot be restored.
      </ConfirmDialog>
    </section>
  )
}
