import type { StudioBoot } from '../model/boot'
import { writePath } from '../../tree'
import { request, type Answer } from './request'

type Looked = { ok: true; address: string } | { ok: false; message: string }

/** Makes an empty release. `releasesUrl`: Payload's address of the releases. */
export function createRelease(releasesUrl: string, name: string): Promise<Answer<{ doc: { id: string | number } }>> {
  return request({ method: 'POST', url: releasesUrl, body: { name } })
}

interface Looking {
  boot: Pick<StudioBoot, 'apiRoute'>
  id: string
  /** The page that is opened first. Default: the home page. */
  path?: string | undefined
}

/** Where this person may look at the whole site as it will be with a release, for an hour. */
export async function lookAtRelease({ boot, id, path = '/' }: Looking): Promise<Looked> {
  const url = `${boot.apiRoute}/voix/releases/${encodeURIComponent(id)}/look`
  const answer = await request<{ address: string }>({ method: 'POST', url, body: {} })
  if (!answer.ok) return { ok: false, message: answer.message }
  return { ok: true, address: `${answer.data.address}${path === '/' ? '' : writePath(path)}` }
}
