import { lookAtRelease, OPEN_STATUSES } from '../../contract/releases'
import type { ReleaseChoice, StudioBoot } from '../model/boot'
import { writePath } from '../../tree'
import { call } from './call'
import { readData, request, type Answer } from './request'

type Looked = { ok: true; address: string } | { ok: false; message: string }

/** Creates an empty release. `releasesUrl` is Payload's address of the releases. */
export function createRelease(releasesUrl: string, name: string): Promise<Answer<{ doc: { id: string | number } }>> {
  return request({ method: 'POST', url: releasesUrl, body: { name } })
}

interface Looking {
  boot: Pick<StudioBoot, 'apiRoute'>
  id: string
  /** The path that opens first. Default: the home page. */
  path?: string | undefined
}

/** Where this person may look at the whole site as it will be with a release, for an hour. */
export async function findReleaseAddress({ boot, id, path = '/' }: Looking): Promise<Looked> {
  const answer = await call(boot.apiRoute, lookAtRelease, { params: { release: id } })
  if (!answer.ok) return { ok: false, message: answer.message }
  return { ok: true, address: `${answer.data.address}${path === '/' ? '' : writePath(path)}` }
}

/** Returns the address of all open releases, the last changed first. */
export function releasesUrl({ apiRoute, collections }: Pick<StudioBoot, 'apiRoute' | 'collections'>): string {
  const query = 'depth=0&limit=100&pagination=false&sort=-updatedAt&select[name]=true&select[status]=true'
  return `${apiRoute}/${collections.releases}?${query}&where[status][in]=${OPEN_STATUSES.join(',')}`
}

/** Fetches releases for SWR. Throws an error with a message for the editor. */
export async function readReleases(url: string): Promise<ReleaseChoice[]> {
  const { docs } = await readData<{ docs?: ReleaseChoice[] }>(url)
  return (docs ?? []).map(({ id, name, status }) => ({ id: String(id), name, status }))
}
