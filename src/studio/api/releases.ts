import type { StudioBoot } from '../model/boot'
import { request } from './request'

type Looked = { ok: true; address: string } | { ok: false; message: string }

/** Where this person may look at the whole site as it will be with a release, for an hour. */
export async function lookAtRelease({ boot, id }: { boot: Pick<StudioBoot, 'apiRoute'>; id: string }): Promise<Looked> {
  const url = `${boot.apiRoute}/voix/releases/${encodeURIComponent(id)}/look`
  const answer = await request<{ address: string }>({ method: 'POST', url, body: {} })
  return answer.ok ? { ok: true, address: answer.data.address } : { ok: false, message: answer.message }
}
