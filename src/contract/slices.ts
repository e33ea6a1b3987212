import type { ClientField } from 'payload'
import * as z from 'zod/mini'
import type { PackedSlice } from '../slices/description/packSlices'
import { endpoint } from './endpoint'

export const readSlices = endpoint({
  method: 'get',
  path: '/voix/slices',
  summary: 'Returns the slices as the studio knows them.',
  caller: 'staff',
  /** Browsers cache the response of a version permanently, and the response without a version not at all. */
  query: z.object({ v: z.optional(z.string()) }),
  answer: z.custom<readonly PackedSlice[]>((value) => Array.isArray(value)),
})

export const readSliceFields = endpoint({
  method: 'get',
  path: '/voix/slices/:slice/fields',
  summary: 'Returns the fields of a slice for Payload’s forms in the browser.',
  caller: 'staff',
  answer: z.custom<readonly ClientField[]>((value) => Array.isArray(value)),
})
