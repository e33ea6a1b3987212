import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const NAME = 'postgres'

/**
 * PostgreSQL does not run as root. Returns `{ uid, gid }` of the user to run it as, created if missing, or `null` if
 * the current user is not root. Throws with a remedy if the user cannot be created.
 */
export function postgresAccount() {
  if (process.getuid?.() !== 0) return null
  const account = findAccount() ?? (createAccount(), findAccount())
  if (account) return account
  throw new Error(
    'PostgreSQL does not run as root and the user "postgres" could not be made: make it, run as another user, or set DATABASE_URL',
  )
}

function findAccount() {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${NAME}:`))
  if (!line) return null
  const [, , uid, gid] = line.split(':')
  return { uid: Number(uid), gid: Number(gid) }
}

function createAccount() {
  const isDone = (command, ...args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0
  isDone('groupadd', '--system', NAME) || isDone('addgroup', '-S', NAME)
  isDone('useradd', '--system', '-g', NAME, '-d', '/nonexistent', '-M', NAME) ||
    isDone('adduser', '-S', '-D', '-H', '-G', NAME, NAME)
}
