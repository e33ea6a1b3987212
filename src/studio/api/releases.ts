import * as z from 'zod/mini'
import { lookAtRelease, OPEN_STATUSES } from '../../contract/releases'
import { documentEndpoints } from '../../contract/documents'
import type { AnswerOf } from '../../contract/endpoint'
import type { ReleaseChoice, StudioBoot } from '../model/boot'
import { writePath } from '../../tree'
import { addressFor, call, readerOf } from './call'
import type { Answer } from './request'

type Looked = { ok: true; address: string } | { ok: false; message: string }

const releases = documentEndpoints(
  z.object({ id: z.union([z.string(), z.number()]), name: z.string(), status: z.enum(OPEN_STATUSES) }),
)

type Place = Pick<StudioBoot, 'apiRoute'> & { collections: { releases: string } }

/** Creates an empty release. */
export function createRelease(
  { apiRoute, collections }: Place,
  name: string,
): Promise<Answer<AnswerOf<typeof releases.create>>> {
  return call(apiRoute, releases.create, { params: { collection: collections.releases }, body: { name } })
}

interface Looking {
  boot: Pick<StudioBoot, 'apiRoute'>
  id: string
  /** The path that opens first. Default: the home page. */
  path?: string | undefined
}

/** Returns the address at which this user can preview the whole site with a release for an hour. */
export async function findReleaseAddress({ boot, id, path = '/' }: Looking): Promise<Looked> {
  const answer = await call(boot.apiRoute, lookAtRelease, { params: { release: id } })
  if (!answer.ok) return { ok: false, message: answer.message }
  return { ok: true, address: `${answer.data.address}${path === '/' ? '' : writePath(path)}` }
}

/** Returns the address of all open releases, the last changed first. */
export function releasesUrl({ apiRoute, collections }: Place): string {
  const query = {
    ...{ depth: 0, limit: 100, pagination: false, sort: '-updatedAt' },
    select: { name: true, status: true },
    where: { status: { in: OPEN_STATUSES.join(',') } },
  }
  return addressFor(apiRoute, releases.find, { params: { collection: collections.releases }, query })
}

/** Fetches releases for SWR. Throws an error with a message for the editor. */
export async function readReleases(url: string): Promise<ReleaseChoice[]> {
  const { docs } = await readerOf(releases.find)(url)
  return docs.map(({ id, name, status }) => ({ id: String(id), name, status }))
}
