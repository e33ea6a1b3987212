import { readFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * `GET /builds/latest.json`: the build that this server runs, `{ "id": "…" }`. Whoever asks adds the time to the address, so that
 * nothing on the way answers. In development there is no build: `development`.
 */
export async function latestBuild(): Promise<Response> {
  return Response.json({ id: await buildId() }, { headers: { 'Cache-Control': 'no-store' } })
}

/** The build that this server runs. */
export async function buildId(): Promise<string> {
  if (process.env.NODE_ENV !== 'production') return 'development'
  const file = path.resolve(/* turbopackIgnore: true */ process.env.VOIX_DIST_DIR ?? '.next', 'BUILD_ID')
  return (await readFile(file, 'utf8')).trim()
}
