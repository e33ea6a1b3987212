import { createHash, scryptSync } from 'node:crypto'
import { step } from './log.mjs'
import { makePassword } from './settings.mjs'

const DEFAULT_EMAIL = 'admin@example.com'

/** The administrator that the seed makes: from the environment, or with a random password that the data folder keeps. */
export function seedAdmin({ settings, options }) {
  const { values } = settings
  const email = options.adminEmail ?? values.adminEmail ?? DEFAULT_EMAIL
  const password = options.adminPassword ?? values.adminPassword ?? makePassword()
  return { email, password, remember: () => remember({ settings, options, email, password }) }
}

/** Makes sure that the login which the environment asks for works, also on a database made with another one. */
export async function ensureAdmin({ settings, options, payload }) {
  if (!options.adminEmail && !options.adminPassword) return
  if (isKnown({ settings, options })) return
  const admin = seedAdmin({ settings, options })
  const env = { VOIX_ADMIN_EMAIL: admin.email, VOIX_ADMIN_PASSWORD: admin.password }
  await step(`Setting the login of ${admin.email}`, () => payload('scripts/ensureAdmin.ts', env))
  admin.remember()
}

/** What to print of the login. A password of our own making is printed once. */
export function describeLogin({ settings, options }) {
  const { adminEmail, adminPassword, adminPasswordShown } = settings.values
  if (!adminEmail) return 'the one this database was made with'
  if (options.adminPassword) return `${adminEmail}, password from VOIX_ADMIN_PASSWORD`
  if (!adminPassword) return `${adminEmail}, with the password that was set before`
  if (adminPasswordShown) return `${adminEmail}, password in ${settings.file} until it is changed`
  return `${adminEmail}  ${adminPassword}`
}

/** To be called when `describeLogin` was printed. */
export function rememberShown({ settings }) {
  const { adminPassword, adminPasswordShown } = settings.values
  if (adminPassword !== undefined && !adminPasswordShown) settings.set({ adminPasswordShown: true })
}

/**
 * Drops the kept password when somebody has changed it since: as the account's hash in the database is another one.
 *
 * @param {{ client: Pick<import('pg').ClientBase, 'query'>, settings: ReturnType<typeof import('./settings.mjs').openSettings> }} input
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
    // Only a password of our own making is kept; of a given one just enough to see that it changed.
    adminPassword: isGiven ? undefined : password,
    adminPasswordShown: undefined,
    adminHash: undefined,
    adminCheck: check({ settings, email, password }),
  })
}

/** An e-mail alone asks for no other password than the account has. */
function isKnown({ settings, options }) {
  const { values } = settings
  const email = options.adminEmail ?? values.adminEmail ?? DEFAULT_EMAIL
  if (options.adminPassword === null) return values.adminCheck !== undefined && values.adminEmail === email
  return values.adminCheck === check({ settings, email, password: options.adminPassword })
}

function check({ settings, email, password }) {
  return scryptSync(`${email}\n${password}`, settings.values.secret, 16).toString('hex')
}
