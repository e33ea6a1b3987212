'use client'

import { Dialog } from 'radix-ui'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { listen } from '../../dom/listen'
import { signIn, whoIsSignedIn, type SignedInUser } from '../../api/signedIn'
import { useEditor, useSession } from '../../session/session'
import dialog from '../../ui/dialog.module.css'
import styles from '../bar/signIn.module.css'

/** The session has ended, or is somebody else's by now: sign in here, or in another tab, and the same save goes on. */
export function SignInDialog() {
  const isSignedOut = useEditor(({ save }) => save.phase === 'signed-out')
  return isSignedOut ? <SignIn /> : null
}

function SignIn() {
  const { boot, save } = useSession()
  const [email, setEmail] = useState(boot.user.email)
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [other, setOther] = useState<SignedInUser | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const take = (user: SignedInUser | null) => {
    if (!user) return
    if (user.id === save.store.getState().user) save.saveAs(user.id)
    else setOther(user)
  }
  useSignedInElsewhere(take)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setIsBusy(true)
    const answer = await signIn(boot, { email, password })
    setIsBusy(false)
    setProblem(answer.ok ? null : answer.message)
    if (answer.ok) take(answer.user)
  }
  return (
    <Dialog.Root onOpenChange={(isOpen) => !isOpen && save.giveUp()} open>
      <Dialog.Portal>
        <Dialog.Overlay className={dialog.overlay} />
        <Dialog.Content className={dialog.dialog} data-dialog="sign-in">
          <Dialog.Title className={dialog.title}>Sign in to go on saving</Dialog.Title>
          <Dialog.Description className={dialog.text}>
            {other ? 'In this browser, somebody else is signed in by now.' : 'Your session has ended.'} Your changes are
            still here; they are saved as soon as you have signed in, here or in another tab.
          </Dialog.Description>
          {other ? (
            <OtherUser onBack={() => setOther(null)} user={other} />
          ) : (
            <form className={styles.form} onSubmit={(event) => void submit(event)}>
              <label className={styles.label}>
                E-mail
                <input
                  autoComplete="username"
                  className={styles.input}
                  onChange={({ target }) => setEmail(target.value)}
                  required
                  type="email"
                  value={email}
                />
              </label>
              <label className={styles.label}>
                Password
                <input
                  autoComplete="current-password"
                  autoFocus
                  className={styles.input}
                  onChange={({ target }) => setPassword(target.value)}
                  required
                  type="password"
                  value={password}
                />
              </label>
              {problem !== null && (
                <p className={styles.problem} role="alert">
                  {problem}
                </p>
              )}
              {boot.provider && (
                <a className={styles.provider} href={boot.provider.start} rel="noopener" target="_blank">
                  Sign in with {boot.provider.name} in another tab
                </a>
              )}
              <div className={dialog.buttons}>
                <Dialog.Close className={dialog.button}>Not now</Dialog.Close>
                <button className={dialog.primary} data-command="sign-in" disabled={isBusy} type="submit">
                  {isBusy ? 'Signing in…' : 'Sign in and save'}
                </button>
              </div>
            </form>
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** Whoever signs in as somebody else must know that the changes are saved in that name. */
function OtherUser({ user, onBack }: { user: SignedInUser; onBack: () => void }) {
  const { boot, save } = useSession()
  return (
    <>
      <p className={styles.problem} role="alert">
        You are signed in as {user.name} ({user.email}) now. The changes on this page were made by {boot.user.name} (
        {boot.user.email}).
      </p>
      <div className={dialog.buttons}>
        <button className={dialog.button} onClick={onBack} type="button">
          Sign in as somebody else
        </button>
        <button
          className={dialog.primary}
          data-command="save-as-other"
          onClick={() => save.saveAs(user.id)}
          type="button"
        >
          Save as {user.name}
        </button>
      </div>
    </>
  )
}

/** Looks whether somebody has signed in in another tab: at first, and whenever the editor comes back to this one. */
function useSignedInElsewhere(take: (user: SignedInUser | null) => void) {
  const { boot } = useSession()
  const latest = useRef(take)
  latest.current = take
  useEffect(() => {
    let isGone = false
    const look = () => {
      if (document.visibilityState === 'hidden') return
      void whoIsSignedIn(boot).then((user) => !isGone && user !== 'unknown' && latest.current(user))
    }
    look()
    const stops = [listen(window, { focus: look }), listen(document, { visibilitychange: look })]
    return () => {
      isGone = true
      stops.forEach((stop) => stop())
    }
  }, [boot])
}
