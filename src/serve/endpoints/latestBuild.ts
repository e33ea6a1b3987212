import { buildId } from '../../options/buildId'

/**
 * `GET /builds/latest.json`: the build that this server runs, `{ "id": "…" }`. Whoever asks adds the time to the address, so that
 * nothing on the way answers.
 */
export async function latestBuild(): Promise<Response> {
  return Response.json({ id: await buildId() }, { headers: { 'Cache-Control': 'no-store' } })
}
