import fs from 'node:fs'
import path from 'node:path'

/** The project's root. */
export const ROOT = path.resolve(import.meta.dirname, '../..')

/**
 * Reads the options from the environment and `.env`, which has lower priority.
 * Throws with the variable's name for an invalid value.
 */
export function readOptions({ root = ROOT } = {}) {
  const envFile = path.join(root, '.env')
  if (fs.existsSync(envFile)) process.loadEnvFile(envFile)
  const { env } = process
  return {
    root,
    dataDir: path.resolve(root, env.VOIX_DATA_DIR || '.data'),
    distDir: env.NEXT_DIST_DIR || '.next',
    port: readPort(env.PORT || '3000'),
    databaseUrl: readDatabaseUrl(env.DATABASE_URL),
    adminEmail: env.VOIX_ADMIN_EMAIL || null,
    adminPassword: env.VOIX_ADMIN_PASSWORD || null,
    secret: env.PAYLOAD_SECRET || null,
    backsUp: env.VOIX_AUTOMATIC_BACKUP !== 'off',
  }
}

function readPort(value) {
  const port = Number(value)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new Error(`PORT is "${value}": give a whole number from 1 to 65535`)
}

function readDatabaseUrl(value) {
  if (!value) return null
  if (URL.canParse(value) && /^postgres(ql)?:$/.test(new URL(value).protocol)) return value
  throw new Error('DATABASE_URL is not a PostgreSQL address: write postgres://user:password@host:5432/database')
}
