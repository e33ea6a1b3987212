import type { SanitizedConfig } from 'payload'
import { defineSlice, field } from '../../../src/slices'
import { blankConfig } from './blankConfig'

const notice = defineSlice({
  name: 'notice',
  label: 'Notice',
  group: 'test',
  fields: { title: field.text({ label: 'Title' }) },
})

const framed = defineSlice({
  name: 'framed',
  label: 'Framed',
  group: 'test',
  fields: { title: field.text({ label: 'Title' }) },
  layouts: ['wide'],
})

/** A blank application with two slices, one of them for one layout only. */
export function limitedConfig(): Promise<SanitizedConfig> {
  return blankConfig({
    slices: [notice, framed],
    layouts: [
      { name: 'wide', label: 'Wide' },
      { name: 'plain', label: 'Plain' },
    ],
  })
}
