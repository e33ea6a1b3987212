import { toast } from '@payloadcms/ui'
import { fieldTypeOf } from '../../../slices'
import { fillingOf } from '../../../tree'
import { breakpointAt } from '../../../slices/crop'
import { breakpointLabel } from '../../../slices/fieldTypes/upload'
import type { FieldInfo } from '../../../slices/types'
import { BREAKPOINTS, type Breakpoint } from '../../../tree/types'
import {
  cutIn,
  picturePlaceOf,
  withCut,
  withPictures,
  type PictureRequest,
  type PlaceCut,
  type PlaceShape,
} from '../../model/pictures'
import type { SliceFieldInfo } from '../../model/boot'
import type { StudioSession } from '../session'

type Input = Pick<PictureRequest, 'label' | 'onChoose'> & Partial<PictureRequest>

/** Opens the picture dialog. */
export function choosePictures({ ui }: Pick<StudioSession, 'ui'>, input: Input): void {
  ui.setState({ pictures: { current: null, most: 1, isAnyFile: false, files: [], ...input } })
}

interface CutInput {
  field: FieldInfo
  value: unknown
  breakpoint: Breakpoint
  /** The current breakpoint. */
  lookedAt: Breakpoint
  /** The field's value as it is by then. */
  read: () => unknown
  change: (value: unknown) => void
}

/** Returns the field's crop settings for the dialog. */
export function placeCut({ field, value, breakpoint, lookedAt, read, change }: CutInput): PlaceCut | undefined {
  const found = cutIn({ field, value, breakpoint })
  if (!found) return undefined
  const { breakpoint: own, media, shapes } = found
  const shown = breakpointAt(
    shapes.map((shape) => shape.breakpoint),
    lookedAt,
  )
  return {
    where: breakpointLabel(own),
    read: () => cutIn({ field, value: read(), breakpoint: own })?.cut ?? null,
    shapes: shapes.map(({ breakpoint: from, size }, index): PlaceShape => {
      const next = shapes[index + 1]
      const isSmallest = from === 'default' && next !== undefined
      return {
        where: isSmallest ? `Below ${BREAKPOINTS[next.breakpoint]} px` : breakpointLabel(from),
        size,
        isLookedAt: from === shown,
      }
    }),
    onChange: (next) => change(withCut({ value: read(), breakpoint: own, media, cut: next })),
  }
}

interface Spot {
  element: string
  /** `null`: whichever field of the element shows pictures. */
  field: string | null
  /** The index of the picture in the field. */
  at?: number | null
  files?: readonly File[]
}

/** Opens the dialog for an element's field, or shows why it accepts no picture. */
export function choosePicturesAt(session: StudioSession, { element, field, at = null, files = [] }: Spot): void {
  const { store, dispatch, boot, slice } = session
  const row = store.getState().tree.rows[element]
  if (!row || !boot.canEdit) return
  const place = () => placeIn(session, { element, field, at })
  const found = place()
  if (!found) {
    if (files.length > 0) toast.info(`${slice(row.blockType)?.label ?? 'This element'} has no place for a picture.`)
    return
  }
  choosePictures(session, {
    ...found.place,
    label: found.field.label,
    files,
    cut: placeCut({
      ...found,
      lookedAt: found.breakpoint,
      change: (value) => dispatch({ type: 'fieldUpdate', id: element, field: found.field.name, value }),
      read: () => place()?.value,
    }),
    onChoose: (ids) => {
      // Others may have changed it meanwhile.
      const now = place()
      if (now)
        dispatch({ type: 'fieldUpdate', id: element, field: now.field.name, value: withPictures({ ...now, ids }) })
    },
  })
}

/**
 * Returns the picture field of an element: the one under the pointer, otherwise the first empty one, otherwise the
 * first.
 */
function placeIn({ store, slice, ui }: StudioSession, { element, field: name, at }: Omit<Spot, 'files'>) {
  const { rows } = store.getState().tree
  const row = rows[element]
  if (!row) return null
  const { breakpoint } = ui.getState()
  const bound = Object.keys(fillingOf(row, (id) => rows[id])?.bind ?? {})
  const fields = (slice(row.blockType)?.fields ?? []).filter((field) => field.canUpdate && !bound.includes(field.name))
  const places = fields.flatMap((field) => {
    const value = row[field.name]
    const given = { field, value, breakpoint, at: field.name === name ? at : null }
    const place = picturePlaceOf(given)
    return place && place.most > 0 ? [{ ...given, place }] : []
  })
  return (
    places.find(({ field }) => field.name === name) ??
    places.find(({ place, field }) => place.current === null && !isFile(field)) ??
    places.find(({ field }) => !isFile(field)) ??
    null
  )
}

/** A download is no picture, whatever its file is. */
function isFile(field: SliceFieldInfo): boolean {
  return fieldTypeOf(field).type === 'image' && field.anyFile === true
}
