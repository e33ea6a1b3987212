import { call } from '../../../studio/api/call'
import { changePicture, pictures, type Library, type Picture } from '../../../studio/api/pictures'
import type { BulkReport } from '../../../contract/lifecycle'

type Place = Pick<Library, 'apiRoute' | 'collection'>

/** A bulk change of files. */
export type FileChange =
  { action: 'addTags' | 'removeTags'; tags: readonly string[] } | { action: 'move'; folder: string | null }

/**
 * Changes files one after the other. Returns the refused ones with reasons. Tags are read first, since another user may
 * have changed them.
 */
export async function changeFiles(
  place: Place,
  files: readonly Pick<Picture, 'id' | 'filename'>[],
  change: FileChange,
): Promise<BulkReport> {
  const done: BulkReport['done'][number][] = []
  const refused: BulkReport['refused'][number][] = []
  for (const { id, filename } of files) {
    const problem = await changeFile(place, id, change)
    const own = { id: String(id), title: filename }
    if (problem === null) done.push(own)
    else refused.push({ ...own, reason: problem })
  }
  return { done, refused }
}

async function changeFile(place: Place, id: Picture['id'], change: FileChange): Promise<string | null> {
  let values: Partial<Picture>
  if (change.action === 'move') values = { folder: change.folder }
  else {
    const params = { collection: place.collection, id }
    const read = await call(place.apiRoute, pictures.read, { params, query: { depth: 0, select: { tags: true } } })
    if (!read.ok) return read.message
    const tags = read.data.tags ?? []
    values = {
      tags:
        change.action === 'addTags'
          ? [...new Set([...tags, ...change.tags])]
          : tags.filter((tag) => !change.tags.includes(tag)),
    }
  }
  const answer = await changePicture({ library: { ...place, locale: null }, id, values })
  return answer.ok ? null : answer.message
}
