import type { SanitizedConfig } from 'payload'
import type { AllOptions } from '../../../src/options/joinOptions'
import { defineSlice, field } from '../../../src/slices'
import { blankConfig } from './blankConfig'

const notice = defineSlice({
  name: 'notice',
  label: 'Notice',
  admin: { group: 'test' },
  fields: { title: field.text({ label: 'Title' }) },
})

const framed = defineSlice({
  name: 'framed',
  label: 'Framed',
  admin: { group: 'test' },
  fields: { title: field.text({ label: 'Title' }) },
  layouts: ['wide', 'wide-2019'],
})

/**
 * Returns a blank application with two slices, one limited to an older version of one layout, and the options of a
 * test.
 */
export function limitedConfig(options: Partial<AllOptions> = {}): Promise<SanitizedConfig> {
  return blankConfig({
    slices: [notice, framed],
    layouts: [
      { name: 'wide', label: 'Wide' },
      { name: 'plain', label: 'Plain' },
      { name: 'wide-2019', label: 'Wide 2019', isOffered: false },
    ],
    ...options,
  })
}
