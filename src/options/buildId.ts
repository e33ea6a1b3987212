import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** Returns the id of the build that this server runs; `development` outside of production. */
export async function buildId(): Promise<string> {
  if (process.env.NODE_ENV !== 'production') return 'development'
  const file = path.resolve(/* turbopackIgnore: true */ process.env.VOIX_DIST_DIR ?? '.next', 'BUILD_ID')
  return (await readFile(file, 'utf8')).trim()
}
