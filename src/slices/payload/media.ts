import type { CollectionSlug, Field } from 'payload'
import { BREAKPOINTS, BREAKPOINT_NAMES } from '../../tree/types'
import type { Breakpoint } from '../../tree/types'
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
    labels: { singular: 'Picture', plural: 'Pictures' },
    fields: [
      {
        name: 'breakpoint',
        type: 'select',
        required: true,
        defaultValue: 'default',
        options: BREAKPOINT_NAMES.map((breakpoint) => ({ label: breakpointLabel(breakpoint), value: breakpoint })),
      },
      { name: 'media', type: 'upload', relationTo: mediaSlug(options) },
    ],
  }
}

/** One picture for all breakpoints. */
export function imageField(name: string, field: FieldDefinition, options: PayloadFieldOptions): Field {
  return { ...base(name, field, options), ...defaultOf<string>(field), type: 'upload', relationTo: mediaSlug(options) }
}

function mediaSlug({ media }: PayloadFieldOptions): CollectionSlug {
  return (media ?? 'media') as CollectionSlug
}

function breakpointLabel(breakpoint: Breakpoint): string {
  return breakpoint === 'default' ? 'All sizes' : `From ${BREAKPOINTS[breakpoint]} px (${breakpoint})`
}
