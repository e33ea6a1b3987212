import type { ServerProps } from 'payload'
import styles from './signIn.module.css'

interface Props extends ServerProps {
  /** Of the provider. */
  name: string
  /** Where signing in there begins. */
  start: string
  /** Why somebody was not signed in -> what is said of it. */
  problems: Readonly<Record<string, string>>
}

/** The way to the provider, above Payload's form, and why it led to nothing. */
export function ProviderSignIn({ name, start, problems, searchParams }: Props) {
  const to = textOf(searchParams?.redirect)
  const code = textOf(searchParams?.['sign-in']) ?? codeBehind(to)
  const problem = code === null || !Object.hasOwn(problems, code) ? undefined : problems[code]
  const query = to === null || codeBehind(to) !== null ? '' : `?redirect=${encodeURIComponent(to)}`
  return (
    <div className={styles.provider}>
      {problem !== undefined && (
        <p className={styles.problem} role="alert">
          {problem.replace('%s', name)}
        </p>
      )}
      {/* No Next link: it leads to another site. */}
      <a className={styles.button} href={`${start}${query}`}>
        Sign in with {name}
      </a>
      <p className={styles.or}>
        <span>or with your password</span>
      </p>
    </div>
  )
}

/** The admin leads whoever is not signed in to the login, with the address that was asked for as `redirect`. */
function codeBehind(address: string | null): string | null {
  return new URLSearchParams(address?.split('?')[1] ?? '').get('sign-in')
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}
