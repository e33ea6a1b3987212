import { isEmptyValue } from '../../tree'
import type {
  ArrayFieldValidation,
  CollectionSlug,
  NumberFieldSingleValidation,
  UploadFieldSingleValidation,
} from 'payload'
import { isRecord } from '../../tree/internal/values'
import { BREAKPOINT_NAMES, BREAKPOINTS, type Breakpoint } from '../../tree/types'
import { FULL_WIDTH, isZoom, ZOOM } from '../crop'
import { PICTURES } from '../pictures'
import type { MediaBreakpoints, MediaValue, ResolvedMedia } from '../values'
import { createField, defaultOf, defineFieldType, idsOf } from './defineFieldType'
import type { FieldDefinition, FieldOptions, PayloadFieldOptions, PayloadInput } from './fieldType'
import type { ChangeLine, ReadablePart } from './words'

/** The fields of the focal point of a crop at one breakpoint. */
const FOCUS = ['focalX', 'focalY'] as const

const ZOOM_WORDS = `a whole number of percent, from ${ZOOM.min} to ${ZOOM.max}`

/** One image per breakpoint. An array, because a breakpoint without an image uses the next smaller one's. */
export const uploadType = defineFieldType<MediaValue, ResolvedMedia | null>({
  type: 'upload',
  label: 'Picture per breakpoint',
  payload: ({ field, base, options, checks }) => ({
    ...base,
    ...defaultOf<unknown[]>(field),
    type: 'array',
    maxRows: BREAKPOINT_NAMES.length,
    validate: checkRows(checks),
    labels: { singular: 'Picture', plural: 'Pictures' },
    fields: [
      {
        name: 'breakpoint',
        type: 'select',
        required: true,
        defaultValue: 'default',
        options: BREAKPOINT_NAMES.map((breakpoint) => ({ label: breakpointLabel(breakpoint), value: breakpoint })),
      },
      { name: 'media', type: 'upload', relationTo: mediaSlug(options), ...onlyPictures(checks) },
      ...FOCUS.map((name) => ({ name, type: 'number' as const, min: 0, max: 100 })),
      { name: 'zoom', type: 'number', ...ZOOM, validate: checkZoom },
    ],
  }),
  resolve: (value, { field, tools }) => tools.media(value, field.media),
  text: (value) => (isEmptyValue(value) ? '' : null),
  parts: (value) =>
    entriesOf(value).flatMap(({ breakpoint, media }) => [
      { kind: 'label', text: breakpoint === 'default' ? 'All sizes' : `From ${String(breakpoint)}` },
      ...pictureParts(media),
    ]),
  /** Describes the change at each breakpoint: another image, or another crop of the same one. */
  changes: ({ field: { label }, before, after }) => {
    const [old, now] = [picturesOf(before), picturesOf(after)]
    return [...new Set([...old.keys(), ...now.keys()])].flatMap((breakpoint): ChangeLine[] => {
      const [was, is] = [old.get(breakpoint), now.get(breakpoint)]
      const name = breakpoint === 'default' ? label : `${label} (${breakpoint})`
      if (was?.id !== is?.id) {
        return [{ kind: 'media', label: name, before: was ? [was.id] : [], after: is ? [is.id] : [] }]
      }
      if (!was || !is) return []
      const notes = [
        was.focus === is.focus ? null : 'is cut around another spot',
        was.zoom === is.zoom ? null : `is cut ${is.zoom > was.zoom ? 'closer' : 'wider'} (${is.zoom} %)`,
      ]
      return notes.filter((text) => text !== null).map((text) => ({ kind: 'note', label: name, text }))
    })
  },
  check: sizesProblem,
  fits: isMediaList,
  rule: `The value must be a list of { breakpoint, media, focalX?, focalY?, zoom? }, each breakpoint once, of ${BREAKPOINT_NAMES.join(', ')}; a focal point is in percent, from 0 to 100; a zoom is ${ZOOM_WORDS}.`,
  fills: ['media'],
  fromDocument: (value) => (Array.isArray(value) ? value : [{ breakpoint: 'default', media: idsOf(value)[0] ?? null }]),
})

/** One image for all breakpoints, or any file. */
export const imageType = defineFieldType<string, ResolvedMedia | null>({
  type: 'image',
  label: 'Picture',
  payload: ({ field, base, options, checks }) => ({
    ...base,
    ...defaultOf<string>(field),
    type: 'upload',
    relationTo: mediaSlug(options),
    ...(field.anyFile ? {} : onlyPictures(checks)),
  }),
  resolve: (value, { field, tools }) => tools.image(value, field.media),
  text: (value) => (isEmptyValue(value) ? '' : null),
  parts: pictureParts,
  changes: ({ field: { label }, before, after }) => [
    { kind: 'media', label, before: idsOf(before), after: idsOf(after) },
  ],
  check: sizesProblem,
  fills: ['media'],
  fromDocument: (value) => idsOf(value)[0] ?? null,
})

export interface UploadOptions<Stored> extends Omit<FieldOptions<Stored>, 'breakpoints'> {
  /** Width, height and fit per breakpoint, in CSS pixels. Default: the image fills the page's width. */
  breakpoints?: MediaBreakpoints
}

/** An image or video, with optional alternatives per breakpoint. */
export function upload({ breakpoints = FULL_WIDTH, ...options }: UploadOptions<MediaValue> = {}): FieldDefinition<
  MediaValue,
  ResolvedMedia | null
> {
  return createField(uploadType, { ...options, media: breakpoints })
}

export interface ImageOptions extends UploadOptions<string> {
  /** Whether any file of the media library can be chosen, and not only images and videos. */
  anyFile?: boolean
}

/** One image for all breakpoints. */
export function image({ breakpoints = FULL_WIDTH, ...options }: ImageOptions = {}): FieldDefinition<
  string,
  ResolvedMedia | null
> {
  return createField(imageType, { ...options, media: breakpoints })
}

export function breakpointLabel(breakpoint: Breakpoint): string {
  return breakpoint === 'default' ? 'All sizes' : `From ${BREAKPOINTS[breakpoint]} px (${breakpoint})`
}

/** The filter only applies to the selection. Running it on every save would read every upload of the page. */
function onlyPictures({ upload }: PayloadInput['checks']) {
  const validate: UploadFieldSingleValidation = (value, options) =>
    upload(value, { ...options, filterOptions: undefined })
  return { filterOptions: PICTURES, validate }
}

function checkRows({ array }: PayloadInput['checks']): ArrayFieldValidation {
  return (rows, options) => {
    // Payload's forms send a 0 for a list that was emptied.
    const breakpoints = entriesOf(rows).map(({ breakpoint }) => breakpoint)
    const twice = BREAKPOINT_NAMES.find((name) => breakpoints.indexOf(name) !== breakpoints.lastIndexOf(name))
    return twice ? `Two pictures are for "${breakpointLabel(twice)}". Keep one.` : array(rows, options)
  }
}

function mediaSlug({ media: slug }: PayloadFieldOptions): CollectionSlug {
  return (slug ?? 'media') as CollectionSlug
}

function sizesProblem({ media: sizes }: FieldDefinition): string | null {
  for (const [breakpoint, size] of Object.entries(sizes ?? {})) {
    if (!(size.width > 0)) return `the width at breakpoint "${breakpoint}" must be greater than 0.`
    if (size.height !== undefined && !(size.height > 0)) {
      return `the height at breakpoint "${breakpoint}" must be greater than 0.`
    }
  }
  return null
}

function isMediaList(value: unknown): boolean {
  if (!Array.isArray(value)) return false
  const breakpoints = (value as unknown[]).map((entry) => (isRecord(entry) && saysCut(entry) ? entry.breakpoint : null))
  return (
    new Set(breakpoints).size === breakpoints.length &&
    breakpoints.every((breakpoint) => BREAKPOINT_NAMES.some((name) => name === breakpoint))
  )
}

/** Whether the properties of a crop are valid or empty. */
function saysCut(entry: Record<string, unknown>): boolean {
  const isSpot = FOCUS.every((name) => {
    const percent = entry[name] ?? 50
    return typeof percent === 'number' && percent >= 0 && percent <= 100
  })
  return isSpot && isZoom(entry.zoom ?? ZOOM.min)
}

const checkZoom: NumberFieldSingleValidation = (value) => isZoom(value ?? ZOOM.min) || `Use ${ZOOM_WORDS}.`

function entriesOf(value: unknown): Record<string, unknown>[] {
  return (Array.isArray(value) ? value : []).filter(isRecord)
}

function pictureParts(value: unknown): ReadablePart[] {
  return idsOf(value)
    .filter((id) => id !== '')
    .map((id) => ({ kind: 'media', id }))
}

function picturesOf(value: unknown): Map<string, { id: string; focus: string; zoom: number }> {
  return new Map(
    entriesOf(value).flatMap(({ breakpoint, media: picture, ...entry }) => {
      const [id] = idsOf(picture)
      const focus = FOCUS.map((name) => entry[name] ?? '').join()
      const zoom = isZoom(entry.zoom) ? entry.zoom : ZOOM.min
      return id === undefined ? [] : [[String(breakpoint), { id, focus, zoom }] as const]
    }),
  )
}
