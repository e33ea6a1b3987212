import { fieldTypeOf } from '../../slices'
import type { FieldInfo, MediaValue } from '../../slices/types'
import { isRecord } from '../../tree'
import { BREAKPOINT_NAMES, type Breakpoint } from '../../tree/types'
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
  /** Where the present picture is cut in this place; without it, the place has no say in that. */
  focus?: PlaceFocus
}

/** The spot of a picture that stays in sight in one place, at one breakpoint. */
export interface PlaceFocus {
  /** “All sizes”, “From 1024 px (lg)”. */
  where: string
  /** `null`: the picture's own. */
  point: Focus | null
  onChange: (point: Focus | null) => void
}

/** In percent, from the left and from the top. */
export interface Focus {
  focalX: number
  focalY: number
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
    case 'media': {
      const entry = entryAt(value, breakpoint)
      return { current: entry?.media ?? null, most: 1, isAnyFile: false }
    }
    case 'list': {
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
  if (fieldTypeOf(field).type === 'media') {
    const list = entriesOf(value)
    const shown = entryAt(value, breakpoint)
    if (shown) return list.map((entry) => (entry === shown ? { ...withoutFocus(entry), media: first } : entry))
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
  const [first, second] = fields.filter((field) => ['image', 'media'].includes(fieldTypeOf(field).type))
  return first && !second ? first : null
}

/** The row of a list whose picture was pointed at: rows without one show none. */
function shownRow({ rows, inner, at }: { rows: ReturnType<typeof rowsOf>; inner: FieldInfo; at?: number | null }) {
  return at == null ? undefined : rows.filter((row) => !lacksPicture(inner, row[inner.name]))[at]
}

/** What shows a picture at a breakpoint: its own entry, or the next smaller one's. */
function entryAt(value: unknown, breakpoint: Breakpoint): MediaValue[number] | undefined {
  const list = entriesOf(value)
  const smaller = BREAKPOINT_NAMES.slice(0, BREAKPOINT_NAMES.indexOf(breakpoint) + 1).toReversed()
  for (const name of smaller) {
    const entry = list.find((own) => own.breakpoint === name)
    if (entry) return entry
  }
  return undefined
}

function entriesOf(value: unknown): MediaValue {
  return Array.isArray(value) ? (value.filter(isRecord) as MediaValue) : []
}

/** Where the picture that is shown at a breakpoint is cut in this field; `null`: the field has no say in that. */
export function focusIn({ field, value, breakpoint }: Input): { breakpoint: Breakpoint; point: Focus | null } | null {
  if (fieldTypeOf(field).type !== 'media') return null
  const entry = entryAt(value, breakpoint)
  if (!entry || idOf(entry.media) === null) return null
  const { focalX, focalY } = entry
  const point = typeof focalX === 'number' && typeof focalY === 'number' ? { focalX, focalY } : null
  return { breakpoint: entry.breakpoint, point }
}

/** The value of a field whose picture is cut elsewhere at a breakpoint, or as everywhere. */
export function withFocus({ value, breakpoint, point }: Omit<Input, 'field'> & { point: Focus | null }): unknown {
  const shown = entryAt(value, breakpoint)
  return entriesOf(value).map((entry) => (entry === shown ? { ...withoutFocus(entry), ...point } : entry))
}

/** Where a picture is cut is said of that picture. */
function withoutFocus({ breakpoint, media }: MediaValue[number]): MediaValue[number] {
  return { breakpoint, media }
}

/** Whether a field that could show a picture shows none. */
export function lacksPicture(field: FieldInfo, value: unknown): boolean {
  return fieldTypeOf(field).type === 'media'
    ? !entriesOf(value).some(({ media }) => idOf(media) !== null)
    : idOf(value) === null
}

function idOf(value: unknown): PictureId | null {
  return typeof value === 'number' || (typeof value === 'string' && value !== '') ? value : null
}
