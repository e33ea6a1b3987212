'use client'

import { toast } from '@payloadcms/ui'
import { Dialog } from 'radix-ui'
import { useState } from 'react'
import { addPreviewLink, readPreviewLinks, revokePreviewLink } from '../../../contract/lifecycle'
import { call } from '../../api/call'
import { useEndpoint } from '../../api/useEndpoint'
import dialog from '../dialog.module.css'
import { FormDialog, Problem } from './FormDialog'
import type { LifecycleDialogProps } from './props'
import { instantText } from '../../../tree'
import styles from './lifecycle.module.css'

const DAYS = [1, 7, 30, 90] as const

/** Links by which somebody without an account sees the newest draft: made, listed, revoked. */
export function ShareDialog({ page, place, onClose }: LifecycleDialogProps) {
  const { apiRoute } = place
  const { data, problem: refused, replace } = useEndpoint(apiRoute, readPreviewLinks, { params: { id: page.id } })
  const [days, setDays] = useState<number>(7)
  const [address, setAddress] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const make = async () => {
    setProblem(null)
    const answer = await call(apiRoute, addPreviewLink, { params: { id: page.id }, body: { days } })
    if (!answer.ok) return setProblem(answer.message)
    const { path, links } = answer.data
    setAddress(new URL(path, window.location.origin).href)
    replace({ links })
  }
  const revoke = async (link: string) => {
    setProblem(null)
    const answer = await call(apiRoute, revokePreviewLink, { params: { id: page.id, link } })
    if (!answer.ok) return setProblem(answer.message)
    setAddress(null)
    replace(answer.data)
  }
  const copy = async () => {
    if (address === null) return
    await navigator.clipboard.writeText(address).then(
      () => toast.success('The link is copied.'),
      () => setProblem('The browser does not let this page copy: select the link and copy it yourself.'),
    )
  }
  return (
    <FormDialog
      description="Whoever has the link sees the newest draft, without an account, until it expires or is revoked."
      onClose={onClose}
      title={`Share a preview of “${page.title || 'Untitled'}”`}
    >
      <div className={styles.form}>
        <div className={styles.line}>
          <label className={styles.field}>
            <span>Works for</span>
            <select name="days" onChange={({ target }) => setDays(Number(target.value))} value={days}>
              {DAYS.map((count) => (
                <option key={count} value={count}>
                  {count === 1 ? '1 day' : `${count} days`}
                </option>
              ))}
            </select>
          </label>
          <button className={dialog.primary} onClick={() => void make()} type="button">
            Make a link
          </button>
        </div>
        {address !== null && (
          <div className={styles.line}>
            <label className={styles.field}>
              <span>The link, shown this once</span>
              <input name="preview-link" onFocus={({ target }) => target.select()} readOnly value={address} />
            </label>
            <button className={dialog.button} onClick={() => void copy()} type="button">
              Copy it
            </button>
          </div>
        )}
        <Problem>{problem ?? refused}</Problem>
        {data && (
          <section aria-label="Links that work">
            <h3 className={styles.heading}>Links that work</h3>
            {data.links.length === 0 && <p className={styles.hint}>There are none.</p>}
            <ul className={styles.list}>
              {data.links.map(({ id, by, expiresAt }) => (
                <li key={id}>
                  <span>
                    Until {instantText(expiresAt)}
                    <small>Made by {by}</small>
                  </span>
                  <button
                    aria-label={`Revoke the link of ${by} until ${instantText(expiresAt)}`}
                    className={dialog.button}
                    onClick={() => void revoke(id)}
                    type="button"
                  >
                    Revoke
                  </button>
                </li>
              ))}
            </ul>
          </section>
        )}
        <div className={dialog.buttons}>
          <Dialog.Close className={dialog.button} type="button">
            Close
          </Dialog.Close>
        </div>
      </div>
    </FormDialog>
  )
}
