import type { FieldInfo } from '../../../../slices'
import { pictures, type Picture } from '../../../api/pictures'
import { useEndpoint } from '../../../api/useEndpoint'
import { rowPictureOf, type PictureId } from '../../../model/pictures'
import type { ListRow } from '../../../model/rows'
import { useSession } from '../../../session/session'

interface RowPicture {
  /** The picture's text alternative, else its file name. */
  name: string
  /** The URL of the thumbnail, or `null` if the file is not a picture. */
  thumbnail: string | null
}

/** Fetches the pictures of all rows in one request. */
export function useRowPictures(field: FieldInfo, rows: readonly ListRow[]): (row: ListRow) => RowPicture | null {
  const { boot } = useSession()
  const ids = [...new Set(rows.flatMap((row) => rowPictureOf(field, row) ?? []).map(String))].sort()
  const query = { depth: 0, pagination: false, where: { id: { in: ids.join(',') } } }
  const input = ids.length === 0 ? null : { params: { collection: boot.collections.media }, query }
  const { data } = useEndpoint(boot.apiRoute, pictures.find, input, { revalidateOnFocus: false })
  const byId = new Map((data?.docs ?? []).map((picture) => [String(picture.id), picture]))
  return (row) => {
    const id: PictureId | null = rowPictureOf(field, row)
    const picture = id === null ? undefined : byId.get(String(id))
    return picture ? toShown(picture) : null
  }
}

function toShown({ alt, filename, mimeType, thumbnailURL, url }: Picture): RowPicture {
  const own = mimeType?.startsWith('image/') ? (url ?? null) : null
  return { name: alt || filename, thumbnail: thumbnailURL ?? own }
}
