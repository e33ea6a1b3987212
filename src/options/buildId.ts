import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** The build that this server runs; in development there is none: `development`. */
export async function buildId(): Promise<string> {
  if (process.env.NODE_ENV !== 'production') return 'development'
  const file = path.resolve(/* turbopackIgnore: true */ process.env.VOIX_DIST_DIR ?? '.next', 'BUILD_ID')
  return (await readFile(file, 'utf8')).trim()
}
