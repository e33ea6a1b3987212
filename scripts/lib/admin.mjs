import { scryptSync } from 'node:crypto'
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

/** What to print of the login. */
export function describeLogin({ settings, options }) {
  const { adminEmail, adminPassword } = settings.values
  if (!adminEmail) return 'the one this database was made with'
  if (options.adminPassword) return `${adminEmail}, password from VOIX_ADMIN_PASSWORD`
  return adminPassword ? `${adminEmail}  ${adminPassword}` : `${adminEmail}, with the password that was set before`
}

function remember({ settings, options, email, password }) {
  const isGiven = options.adminPassword !== null
  settings.set({
    adminEmail: email,
    // Only a password of our own making is kept; of a given one just enough to see that it changed.
    adminPassword: isGiven ? undefined : password,
    adminCheck: check({ settings, email, password }),
  })
}

function isKnown({ settings, options }) {
  const { values } = settings
  const email = options.adminEmail ?? values.adminEmail ?? DEFAULT_EMAIL
  const password = options.adminPassword ?? values.adminPassword
  return password !== undefined && values.adminCheck === check({ settings, email, password })
}

function check({ settings, email, password }) {
  return scryptSync(`${email}\n${password}`, settings.values.secret, 16).toString('hex')
}
