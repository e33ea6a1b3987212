import type { SanitizedConfig } from 'payload'
import type { VoixOptions } from '../../../src/plugin'
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

/** A blank application with two slices, one of them for one layout only, and whatever options a test is about. */
export function limitedConfig(options: Partial<VoixOptions> = {}): Promise<SanitizedConfig> {
  return blankConfig({
    slices: [notice, framed],
    layouts: [
      { name: 'wide', label: 'Wide' },
      { name: 'plain', label: 'Plain' },
    ],
    ...options,
  })
}
