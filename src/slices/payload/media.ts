import type { ArrayFieldValidation, CollectionSlug, Field, UploadFieldSingleValidation } from 'payload'
import { array, upload } from 'payload/shared'
import { BREAKPOINTS, BREAKPOINT_NAMES } from '../../tree/types'
import type { Breakpoint } from '../../tree/types'
import { PICTURES } from '../pictures'
import type { FieldDefinition } from '../types'
import { base, defaultOf } from './base'
import type { PayloadFieldOptions } from './types'

/** One picture per breakpoint: an array, because a breakpoint without a picture takes the next smaller one's. */
export function mediaField(name: string, field: FieldDefinition, options: PayloadFieldOptions): Field {
  return {
    ...base(name, field, options),
    ...defaultOf<unknown[]>(field),
    type: 'array',
    maxRows: BREAKPOINT_NAMES.length,
    validate: checkRows,
    labels: { singular: 'Picture', plural: 'Pictures' },
    fields: [
      {
        name: 'breakpoint',
        type: 'select',
        required: true,
        defaultValue: 'default',
        options: BREAKPOINT_NAMES.map((breakpoint) => ({ label: breakpointLabel(breakpoint), value: breakpoint })),
      },
      { name: 'media', type: 'upload', relationTo: mediaSlug(options), ...ONLY_PICTURES },
    ],
  }
}

/** One picture for all breakpoints, or any file. */
export function imageField(name: string, field: FieldDefinition, options: PayloadFieldOptions): Field {
  return {
    ...base(name, field, options),
    ...defaultOf<string>(field),
    type: 'upload',
    relationTo: mediaSlug(options),
    ...(field.anyFile ? {} : ONLY_PICTURES),
  }
}

/** The filter is for choosing. To ask it again on every save would read every upload of the page. */
const ONLY_PICTURES = {
  filterOptions: PICTURES,
  validate: ((value, options) =>
    upload(value, { ...options, filterOptions: undefined })) as UploadFieldSingleValidation,
}

const checkRows: ArrayFieldValidation = (rows, options) => {
  // Payload's forms send a 0 for a list that was emptied.
  const breakpoints = (Array.isArray(rows) ? rows : []).map((row) => (row as { breakpoint?: unknown }).breakpoint)
  const twice = BREAKPOINT_NAMES.find((name) => breakpoints.indexOf(name) !== breakpoints.lastIndexOf(name))
  return twice ? `Two pictures are for "${breakpointLabel(twice)}". Keep one.` : array(rows, options)
}

function mediaSlug({ media }: PayloadFieldOptions): CollectionSlug {
  return (media ?? 'media') as CollectionSlug
}

function breakpointLabel(breakpoint: Breakpoint): string {
  return breakpoint === 'default' ? 'All sizes' : `From ${BREAKPOINTS[breakpoint]} px (${breakpoint})`
}
