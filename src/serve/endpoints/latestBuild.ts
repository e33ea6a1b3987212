import { buildId } from '../../options/buildId'

/**
 * `GET /builds/latest.json`: the build that this server runs, `{ "id": "…" }`. Clients add the time to the address, so
 * that no cache on the way responds.
 */
export async function latestBuild(): Promise<Response> {
  return Response.json({ id: await buildId() }, { headers: { 'Cache-Control': 'no-store' } })
}
