import { fieldTypeOf } from '../../slices'
import { breakpointAt, FULL_WIDTH, isZoom, shownSteps, ZOOM } from '../../slices/crop'
import type { FieldInfo, MediaSize, MediaValue } from '../../slices/types'
import { isRecord } from '../../tree'
import type { Breakpoint } from '../../tree/types'
import { newRow, rowsOf } from './rows'

/** The id of a document of the media collection. */
export type PictureId = number | string

/** What a field accepts from the media library. */
export interface PicturePlace {
  /** The picture in the field, or that of the current breakpoint. */
  current: PictureId | null
  /** The maximum number of pictures per choice. */
  most: number
  /** Any file, not pictures and films alone. */
  isAnyFile: boolean
}

/** The request that opens the picture dialog. */
export interface PictureRequest extends PicturePlace {
  /** Where the pictures go: “Picture”. */
  label: string
  /** To be uploaded at once, and put there as soon as all of them are in the library. */
  files: readonly File[]
  onChoose: (ids: PictureId[]) => void
  /** The crop of the current picture in this place; omitted if the place has no crop of its own. */
  cut?: PlaceCut
}

/** How a picture is cut in one place, at one breakpoint. */
export interface PlaceCut {
  /** “All sizes”, “From 1024 px (lg)”. */
  where: string
  /** Returns the place's current crop; `null` if it uses the picture's general crop. */
  read: () => Partial<Cut> | null
  /** The sizes in which the place shows it, smallest screen first. */
  shapes: readonly PlaceShape[]
  onChange: (cut: Cut | null) => void
}

/** A size in which a place shows its picture. */
export interface PlaceShape {
  /** “Below 768 px”, “From 768 px (md)”. */
  where: string
  size: MediaSize
  /** The current breakpoint. */
  isLookedAt: boolean
}

/** The spot of a picture that stays in sight, in percent from the left and from the top. */
export interface Focus {
  focalX: number
  focalY: number
}

/** The spot, and how close the picture is cut around it, in percent of the largest cut. */
export interface Cut extends Focus {
  zoom: number
}

interface Input {
  field: FieldInfo
  value: unknown
  breakpoint: Breakpoint
  /** For a list: the index of the shown picture. If omitted, pictures are added to the list. */
  at?: number | null
}

/** Returns what a field accepts; `null` if it shows no pictures. */
export function picturePlaceOf({ field, value, breakpoint, at }: Input): PicturePlace | null {
  switch (fieldTypeOf(field).type) {
    case 'image':
      return { current: idOf(value), most: 1, isAnyFile: field.anyFile ?? false }
    case 'upload': {
      const entry = entryAt(value, breakpoint)
      return { current: entry?.media ?? null, most: 1, isAnyFile: false }
    }
    case 'array': {
      const inner = pictureFieldOf(field)
      if (!inner) return null
      const rows = rowsOf(value)
      const shown = shownRow({ rows, inner, at })
      if (shown) return picturePlaceOf({ field: inner, value: shown[inner.name], breakpoint })
      const free = rows.filter((row) => lacksPicture(inner, row[inner.name])).length
      const most = free + Math.max(0, (field.maxRows ?? Infinity) - rows.length)
      return { current: null, most, isAnyFile: inner.anyFile ?? false }
    }
    default:
      return null
  }
}

/**
 * The value of a field with chosen pictures in it. Of a picture per breakpoint the one that is shown there changes; a list fills its
 * rows without a picture first, in their order, and adds rows for the rest.
 */
export function withPictures({ field, value, breakpoint, at, ids }: Input & { ids: readonly PictureId[] }): unknown {
  const [first] = ids
  if (first === undefined) return value
  if (fieldTypeOf(field).type === 'image') return first
  if (fieldTypeOf(field).type === 'upload') {
    const list = entriesOf(value)
    const shown = entryAt(value, breakpoint)
    if (shown) return list.map((entry) => (entry === shown ? withPicture(entry, first) : entry))
    return [{ breakpoint: 'default', media: first }, ...list]
  }
  const inner = pictureFieldOf(field)
  if (!inner) return value
  const shown = shownRow({ rows: rowsOf(value), inner, at })
  if (shown) {
    const put = withPictures({ field: inner, value: shown[inner.name], breakpoint, ids })
    return rowsOf(value).map((row) => (row.id === shown.id ? { ...row, [inner.name]: put } : row))
  }
  const left = [...ids]
  const put = (row: Record<string, unknown>) => {
    const id = left.shift()
    const old = row[inner.name]
    return {
      ...row,
      [inner.name]: withPictures({ field: inner, value: old, breakpoint, ids: id === undefined ? [] : [id] }),
    }
  }
  const rows = rowsOf(value).map((row) => (left.length > 0 && lacksPicture(inner, row[inner.name]) ? put(row) : row))
  const room = Math.max(0, (field.maxRows ?? Infinity) - rows.length)
  const added = Math.min(left.length, room)
  return [...rows, ...Array.from({ length: added }, () => put(newRow(field.fields)))]
}

/** Returns the picture field of a list's rows; `null` if there is none or more than one. */
export function pictureFieldOf({ fields }: FieldInfo): FieldInfo | null {
  const [first, second] = fields.filter((field) => ['image', 'upload'].includes(fieldTypeOf(field).type))
  return first && !second ? first : null
}

/** Returns the id of the picture in a row of an array field, or `null`. */
export function rowPictureOf(field: FieldInfo, row: Record<string, unknown>): PictureId | null {
  const inner = pictureFieldOf(field)
  return inner && (picturePlaceOf({ field: inner, value: row[inner.name], breakpoint: 'default' })?.current ?? null)
}

/** Returns the row of the shown picture with index `at`. Rows without a picture are not counted. */
function shownRow({ rows, inner, at }: { rows: ReturnType<typeof rowsOf>; inner: FieldInfo; at?: number | null }) {
  return at == null ? undefined : rows.filter((row) => !lacksPicture(inner, row[inner.name]))[at]
}

/** Returns the entry used at a breakpoint: its own, or that of the next smaller one. */
function entryAt(value: unknown, breakpoint: Breakpoint): MediaValue[number] | undefined {
  const list = entriesOf(value)
  const name = breakpointAt(namesOf(list), breakpoint)
  return list.find((entry) => entry.breakpoint === name)
}

function entriesOf(value: unknown): MediaValue {
  return Array.isArray(value) ? (value.filter(isRecord) as MediaValue) : []
}

function namesOf(entries: MediaValue): Breakpoint[] {
  return entries.map(({ breakpoint }) => breakpoint)
}

/** How a field cuts the picture of one breakpoint. */
interface FieldCut {
  breakpoint: Breakpoint
  media: PictureId
  /** The field's crop; `null` if it has none. */
  cut: Partial<Cut> | null
  /** The breakpoints from which the picture is shown in another size. */
  shapes: { breakpoint: Breakpoint; size: MediaSize }[]
}

/** Returns the field's crop of the picture at a breakpoint; `null` if the field cannot crop. */
export function cutIn({ field, value, breakpoint }: Input): FieldCut | null {
  if (fieldTypeOf(field).type !== 'upload') return null
  const entry = entryAt(value, breakpoint)
  const media = idOf(entry?.media)
  if (!entry || media === null) return null
  const own = namesOf(entriesOf(value).filter(({ media }) => idOf(media) !== null))
  // Other fits show the whole picture.
  const shapes = shownSteps(own, field.media ?? FULL_WIDTH).filter(
    ({ from, size }) => from === entry.breakpoint && (size.fit ?? 'cover') === 'cover',
  )
  return shapes.length === 0 ? null : { breakpoint: entry.breakpoint, media, cut: cutOf(entry), shapes }
}

function cutOf({ focalX, focalY, zoom }: MediaValue[number]): Partial<Cut> | null {
  const spot = typeof focalX === 'number' && typeof focalY === 'number' ? { focalX, focalY } : null
  const close = isZoom(zoom) ? { zoom } : null
  return spot || close ? { ...spot, ...close } : null
}

/**
 * Returns the value with another crop at a breakpoint, or without its own. Entries with other pictures than `media` are
 * unchanged.
 */
export function withCut({
  value,
  breakpoint,
  media,
  cut,
}: Omit<Input, 'field'> & { media: PictureId; cut: Cut | null }): unknown {
  const shown = entryAt(value, breakpoint)
  return entriesOf(value).map((entry) =>
    entry === shown && entry.media === media ? { ...withoutCut(entry), ...(cut && storedCut(cut)) } : entry,
  )
}

/** The largest cut needs no saying. */
function storedCut({ zoom, ...spot }: Cut): Focus & { zoom?: number } {
  return zoom === ZOOM.min ? spot : { ...spot, zoom }
}

/** Returns the entry with another picture. A crop belongs to its picture, so a new picture has the general crop. */
export function withPicture(entry: MediaValue[number], media: PictureId | null): MediaValue[number] {
  return entry.media === media ? entry : { ...withoutCut(entry), media }
}

function withoutCut({ focalX: _x, focalY: _y, zoom: _zoom, ...entry }: MediaValue[number]): MediaValue[number] {
  return entry
}

/** Returns whether a picture field is empty. */
export function lacksPicture(field: FieldInfo, value: unknown): boolean {
  return fieldTypeOf(field).type === 'upload'
    ? !entriesOf(value).some(({ media }) => idOf(media) !== null)
    : idOf(value) === null
}

function idOf(value: unknown): PictureId | null {
  return typeof value === 'number' || (typeof value === 'string' && value !== '') ? value : null
}
