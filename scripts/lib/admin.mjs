import { createHash, scryptSync } from 'node:crypto'
import { step } from './log.mjs'
import { makePassword } from './settings.mjs'

const DEFAULT_EMAIL = 'admin@example.com'

/**
 * Returns the administrator that the seed creates: from the environment, or with a random password that is kept in the
 * data folder.
 */
export function seedAdmin({ settings, options }) {
  const { values } = settings
  const email = options.adminEmail ?? values.adminEmail ?? DEFAULT_EMAIL
  const password = options.adminPassword ?? values.adminPassword ?? makePassword()
  return { email, password, remember: () => remember({ settings, options, email, password }) }
}

/** Ensures that the login of the environment works, even if the database was created with another one. */
export async function ensureAdmin({ settings, options, payload }) {
  if (!options.adminEmail && !options.adminPassword) return
  if (isKnown({ settings, options })) return
  const admin = seedAdmin({ settings, options })
  const env = { VOIX_ADMIN_EMAIL: admin.email, VOIX_ADMIN_PASSWORD: admin.password }
  await step(`Setting the login of ${admin.email}`, () => payload('scripts/ensureAdmin.ts', env))
  admin.remember()
}

/** Returns the login to print. A generated password is printed once. */
export function describeLogin({ settings, options }) {
  const { adminEmail, adminPassword, adminPasswordShown } = settings.values
  if (!adminEmail) return 'the one this database was made with'
  if (options.adminPassword) return `${adminEmail}, password from VOIX_ADMIN_PASSWORD`
  if (!adminPassword) return `${adminEmail}, with the password that was set before`
  if (adminPasswordShown) return `${adminEmail}, password in ${settings.file} until it is changed`
  return `${adminEmail}  ${adminPassword}`
}

/** Records that `describeLogin` was printed. */
export function rememberShown({ settings }) {
  const { adminPassword, adminPasswordShown } = settings.values
  if (adminPassword !== undefined && !adminPasswordShown) settings.set({ adminPasswordShown: true })
}

/**
 * Drops the stored password if the user has changed it: the account's hash in the database differs.
 * @param {{ client: Pick<import('pg').ClientBase, 'query'>, settings: ReturnType<typeof
 * import('./settings.mjs').openSettings> }} input
 */
export async function forgetChangedPassword({ client, settings }) {
  const { adminEmail, adminPassword, adminHash } = settings.values
  if (adminPassword === undefined) return
  const { rows } = await client.query('select hash from users where email = $1', [adminEmail])
  const stored = String(rows[0]?.hash)
  const hash = createHash('sha256').update(stored).digest('hex')
  if (adminHash === undefined) settings.set({ adminHash: hash })
  else if (adminHash !== hash) settings.set({ adminPassword: undefined, adminHash: undefined })
}

function remember({ settings, options, email, password }) {
  const isGiven = options.adminPassword !== null
  settings.set({
    adminEmail: email,
    // Only a generated password is stored. For a given one, a hash detects changes.
    adminPassword: isGiven ? undefined : password,
    adminPasswordShown: undefined,
    adminHash: undefined,
    adminCheck: check({ settings, email, password }),
  })
}

/** An e-mail alone does not change the account's password. */
function isKnown({ settings, options }) {
  const { values } = settings
  const email = options.adminEmail ?? values.adminEmail ?? DEFAULT_EMAIL
  if (options.adminPassword === null) return values.adminCheck !== undefined && values.adminEmail === email
  return values.adminCheck === check({ settings, email, password: options.adminPassword })
}

function check({ settings, email, password }) {
  return scryptSync(`${email}\n${password}`, settings.values.secret, 16).toString('hex')
}
