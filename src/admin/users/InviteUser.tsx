'use client'

import { Button, useConfig } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState, type FormEvent } from 'react'
import type { AnswerOf } from '../../contract/endpoint'
import { inviteUser } from '../../contract/users'
import { call } from '../../studio/api/call'
import styles from './invite.module.css'

interface Props {
  collectionSlug: string
  hasCreatePermission?: boolean
  roles: readonly { label: string; value: string }[]
}

/** Shown above the list of users: invites a user by e-mail, who then sets the password. */
export function InviteUser({ collectionSlug, hasCreatePermission = false, roles }: Props) {
  const router = useRouter()
  const { api } = useConfig().config.routes
  const [isBusy, setIsBusy] = useState(false)
  const [outcome, setOutcome] = useState<({ email: string } & AnswerOf<typeof inviteUser>) | string | null>(null)
  if (!hasCreatePermission) return null

  const invite = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const values = new FormData(form)
    const email = String(values.get('email'))
    setIsBusy(true)
    const answer = await call(api, inviteUser, {
      params: { users: collectionSlug },
      body: { name: String(values.get('name')), email, roles: [String(values.get('role'))] },
    })
    setIsBusy(false)
    if (!answer.ok) return setOutcome(answer.message)
    setOutcome({ email, ...answer.data })
    form.reset()
    router.refresh()
  }

  return (
    <details className={styles.invite}>
      <summary>Invite a user by e-mail</summary>
      <form onSubmit={(event) => void invite(event)}>
        <label>
          Name
          <input autoComplete="off" name="name" required />
        </label>
        <label>
          E-mail address
          <input autoComplete="off" name="email" required type="email" />
        </label>
        <label>
          Role
          <select name="role">
            {roles.map(({ label, value }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <Button disabled={isBusy} margin={false} size="small" type="submit">
          {isBusy ? 'Inviting …' : 'Invite'}
        </Button>
      </form>
      <div aria-live="polite">
        {typeof outcome === 'string' && <p className={styles.problem}>{outcome}</p>}
        {outcome !== null && typeof outcome === 'object' && (
          <p>
            {outcome.isSent
              ? `${outcome.email} gets an e-mail with a link to choose a password, good for seven days. `
              : `The e-mail to ${outcome.email} could not be sent. `}
            If it does not arrive, pass on this link: <code>{outcome.link}</code>
          </p>
        )}
      </div>
    </details>
  )
}
