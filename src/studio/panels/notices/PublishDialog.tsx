'use client'

import { useState } from 'react'
import { saveAndTell } from '../../commands/pageCommands'
import { accept, redirectFrom } from '../../commands/publishing'
import type { PublishQuestion } from '../../session/editorStore'
import { useEditor, useSession } from '../../session/session'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import notice from '../bar/notice.module.css'
import styles from './publish.module.css'

/** What an editor should know before visitors see the page. Everything can be published as it is. */
export function PublishDialog() {
  const question = useEditor(({ ui }) => ui.publishing)
  return question && <Question question={question} />
}

function Question({ question }: { question: PublishQuestion }) {
  const session = useSession()
  const { action, concerns, oldPath } = question
  const path = useEditor(({ page }) => page.page.path)
  const [isRedirected, setIsRedirected] = useState(true)
  const close = () => session.ui.setState({ publishing: null })
  const publish = async () => {
    accept(session, question)
    const isDone = await saveAndTell({ session, action, isAsked: true })
    if (isDone && oldPath !== null && isRedirected) await redirectFrom(session, oldPath)
  }
  return (
    <ConfirmDialog
      cancelLabel="Not yet"
      confirmLabel={concerns.length > 0 ? 'Publish anyway' : 'Publish'}
      details={
        <>
          {concerns.length > 0 && (
            <ul className={styles.concerns} tabIndex={-1}>
              {concerns.map(({ element, name, text }) => (
                <li key={`${element} ${text}`}>
                  {element === null ? (
                    name
                  ) : (
                    <button
                      className={notice.link}
                      onClick={() => {
                        close()
                        session.dispatch({ type: 'selectElements', ids: [element] })
                      }}
                      type="button"
                    >
                      {name}
                    </button>
                  )}
                  {element === null ? ' ' : ': '}
                  {text}
                </li>
              ))}
            </ul>
          )}
          {oldPath !== null && (
            <label className={styles.redirect}>
              <input
                checked={isRedirected}
                name="redirect"
                onChange={({ target }) => setIsRedirected(target.checked)}
                type="checkbox"
              />
              <span>
                Lead visitors from <code>{oldPath}</code> to <code>{path}</code>
                <small>Else the old address, with every link and bookmark to it, leads to nothing.</small>
              </span>
            </label>
          )}
        </>
      }
      isOpen
      onCancel={close}
      onConfirm={() => void publish()}
      title={concerns.length > 0 ? 'Before visitors see it' : 'The page gets a new address'}
    >
      {concerns.length > 0 ? 'This stands on the page:' : 'Visitors know the page by its old one.'}
    </ConfirmDialog>
  )
}
