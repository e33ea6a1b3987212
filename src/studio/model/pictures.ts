import { fieldTypeOf } from '../../slices'
import { breakpointAt, FULL_WIDTH, isZoom, shownSteps, ZOOM } from '../../slices/crop'
import type { FieldInfo, MediaSize, MediaValue } from '../../slices/types'
import { isRecord } from '../../tree'
import type { Breakpoint } from '../../tree/types'
import { newRow, rowsOf } from './rows'

/** The id of a document of the media collection. */
export type PictureId = number | string

/** What a field takes of the media library. */
export interface PicturePlace {
  /** The picture in the field, or the one of the breakpoint that is looked at. */
  current: PictureId | null
  /** How many may be chosen at once. */
  most: number
  /** Any file, not pictures and films alone. */
  isAnyFile: boolean
}

/** What the picture dialog is opened for. */
export interface PictureRequest extends PicturePlace {
  /** Where the pictures go: “Picture”. */
  label: string
  /** To be uploaded at once, and put there as soon as all of them are in the library. */
  files: readonly File[]
  onChoose: (ids: PictureId[]) => void
  /** How the present picture is cut in this place; without it, the place has no say in that. */
  cut?: PlaceCut
}

/** How a picture is cut in one place, at one breakpoint. */
export interface PlaceCut {
  /** “All sizes”, “From 1024 px (lg)”. */
  where: string
  /** What the place says of it by now; `null`: nothing, it is cut as everywhere. */
  read: () => Partial<Cut> | null
  /** In which sizes it is shown there, the smallest screens' first. */
  shapes: readonly PlaceShape[]
  onChange: (cut: Cut | null) => void
}

/** A size in which a place shows its picture. */
export interface PlaceShape {
  /** “Below 768 px”, “From 768 px (md)”. */
  where: string
  size: MediaSize
  /** The page is looked at so. */
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
  /** Of a list: which of the pictures that it shows, from 0. Without it, the list is filled. */
  at?: number | null
}

/** What a field takes; `null`: it shows no pictures. */
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

/** The field of a list's rows that shows their picture; `null` where there is none, or more than one. */
export function pictureFieldOf({ fields }: FieldInfo): FieldInfo | null {
  const [first, second] = fields.filter((field) => ['image', 'upload'].includes(fieldTypeOf(field).type))
  return first && !second ? first : null
}

/** Returns the id of the picture in a row of an array field, or `null`. */
export function rowPictureOf(field: FieldInfo, row: Record<string, unknown>): PictureId | null {
  const inner = pictureFieldOf(field)
  return inner && (picturePlaceOf({ field: inner, value: row[inner.name], breakpoint: 'default' })?.current ?? null)
}

/** The row of a list whose picture was pointed at: rows without one show none. */
function shownRow({ rows, inner, at }: { rows: ReturnType<typeof rowsOf>; inner: FieldInfo; at?: number | null }) {
  return at == null ? undefined : rows.filter((row) => !lacksPicture(inner, row[inner.name]))[at]
}

/** What shows a picture at a breakpoint: its own entry, or the next smaller one's. */
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
  /** What the field says of it; `null`: nothing. */
  cut: Partial<Cut> | null
  /** Where it is cut: the breakpoints from which on the picture is shown in another size. */
  shapes: { breakpoint: Breakpoint; size: MediaSize }[]
}

/** How the picture that is shown at a breakpoint is cut in this field; `null`: the field has no say in that. */
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

/** The value of a field whose picture is cut in another way at a breakpoint, or as everywhere. Another picture than `media` stays as it is. */
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

/** An entry with a picture in it. How one is cut is said of that picture: another one is cut as everywhere. */
export function withPicture(entry: MediaValue[number], media: PictureId | null): MediaValue[number] {
  return entry.media === media ? entry : { ...withoutCut(entry), media }
}

function withoutCut({ focalX: _x, focalY: _y, zoom: _zoom, ...entry }: MediaValue[number]): MediaValue[number] {
  return entry
}

/** Whether a field that could show a picture shows none. */
export function lacksPicture(field: FieldInfo, value: unknown): boolean {
  return fieldTypeOf(field).type === 'upload'
    ? !entriesOf(value).some(({ media }) => idOf(media) !== null)
    : idOf(value) === null
}

function idOf(value: unknown): PictureId | null {
  return typeof value === 'number' || (typeof value === 'string' && value !== '') ? value : null
}
