import type { ServerProps } from 'payload'
import styles from './signIn.module.css'

interface Props extends ServerProps {
  /** The provider's name. */
  name: string
  /** The address that starts the sign-in. */
  start: string
  /** Maps error codes to messages. */
  problems: Readonly<Record<string, string>>
}

/** The link to the provider above Payload's form, with the error of a failed sign-in. */
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
      {/* Not a Next link, since it redirects to another site. */}
      <a className={styles.button} href={`${start}${query}`}>
        Sign in with {name}
      </a>
      <p className={styles.or}>
        <span>or with your password</span>
      </p>
    </div>
  )
}

/** Returns the error code in the `redirect` address. The admin redirects anonymous visitors to the login with it. */
function codeBehind(address: string | null): string | null {
  return new URLSearchParams(address?.split('?')[1] ?? '').get('sign-in')
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}
