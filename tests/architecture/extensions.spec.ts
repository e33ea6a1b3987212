import { readdirSync, readFileSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import { defineSlice, fieldTypeOf, fitsField, previewField, toPayloadField } from '../../src/slices'
import { COMMAND_IDS, TAB_IDS } from '../../src/contract/studioIds'
import { resolveOptions } from '../../src/options/resolve'
import type { StudioOptions } from '../../src/options/types'
import { createRow } from '../../src/tree'
import { fieldOf, HOME } from '../../src/studio/spec/fixtures'
import { quietTitles } from '../extension/check/quietTitles'
import { quietTitles as forStudio } from '../extension/check/quietTitles.client'
import { shout } from '../extension/command/shout'
import { rating, ratingType } from '../extension/fieldType/rating'
import { ratingField } from '../extension/fieldType/RatingInput'
import { titleTabs } from '../extension/panel/TitlePanel'

// Payload's admin needs a browser. The extensions do not use it.
vi.mock('@payloadcms/ui', () => ({}))
vi.mock('@payloadcms/richtext-lexical/lexical', () => ({}))
const { addExtensions } = await import('../../src/studio/app/extensions')
const { allCommands } = await import('../../src/studio/commands/registry')
const { ownChecks } = await import('../../src/studio/session/checks/ownChecks')
const { fieldInputs } = await import('../../src/studio/panels/inspector/fields/inputs')
const { elementTabs, pageTabs } = await import('../../src/studio/panels/inspector/tabs')

const hotel = defineSlice({
  name: 'hotel',
  label: 'Hotel',
  admin: { group: 'g' },
  fields: { stars: rating({ max: 7, defaultValue: 3 }) },
})
const options = { slices: [hotel], layouts: [{ name: 'plain', label: 'Plain' }] }

/** Each extension consists of one of these folders and a line in the Payload configuration. */
it.each([
  ['fieldType', 3],
  ['command', 2],
  ['panel', 2],
  ['check', 3],
  ['events', 2],
  ['provider', 2],
])('adding a %s takes at most %i files', (kind, most) => {
  expect(readdirSync(new URL(`../extension/${kind}`, import.meta.url)).length + 1).toBeLessThanOrEqual(most)
})

it('refuses a slice whose type of field the application has not named', () => {
  expect(() => resolveOptions(options)).toThrow('"fieldTypes" lacks "rating", the type of the field "stars"')
  expect(resolveOptions({ ...options, fieldTypes: [ratingType] }).catalogue.has('hotel')).toBe(true)
  const taken = { ...ratingType, type: 'text' }
  expect(() => resolveOptions({ ...options, fieldTypes: [taken] })).toThrow('"text" is one of the product')
})

it('asks a field type of an application whatever it asks its own', () => {
  const { stars } = hotel.fields
  expect(toPayloadField('stars', stars)).toMatchObject({ name: 'stars', type: 'number', max: 7 })
  expect([fitsField(stars, 6), fitsField(stars, 8)]).toEqual([true, false])
  const field = { ...fieldOf('stars', 'rating'), max: 7 }
  expect(previewField({ field, value: 4, last: null })).toEqual({ stars: 4, most: 7 })
  expect(fieldTypeOf(field).text(4, field)).toBe('4 stars')
})

it('names a check for the server and for the studio, where modules begin with `use client`', () => {
  expect(forStudio).toBe(quietTitles)
  const sources = [
    'check/quietTitles.client.ts',
    'command/shout.tsx',
    'events/announce.ts',
    'fieldType/RatingInput.tsx',
    'panel/TitlePanel.tsx',
    'provider/SaveCount.tsx',
  ]
  for (const file of sources)
    expect(readFileSync(new URL(`../extension/${file}`, import.meta.url), 'utf8'), file).toMatch(/^'use client'\n/)
})

it('has the commands, tabs and inputs of an application beside its own, once', () => {
  for (const _time of ['first', 'again'])
    addExtensions({ commands: [shout], panels: [titleTabs], fields: [[ratingField]], checks: [quietTitles] })
  expect(allCommands().filter(({ id }) => id === 'shout')).toHaveLength(1)
  expect(ownChecks()).toEqual([quietTitles])
  expect(fieldInputs.get('rating')).toBe(ratingField.Input)
  const idsOf = (fields: Record<string, unknown>) =>
    elementTabs(createRow({ blockType: 'hero', fields })).map(({ id }) => id)
  expect(idsOf({ title: 'Welcome' })).toEqual(['content', 'style', 'settings', 'conditions', 'query', 'title'])
  expect(idsOf({})).not.toContain('title')
  expect(() => addExtensions({ commands: [{ ...shout, id: 'undo' }] })).toThrow('"undo"')
  expect(() => addExtensions({ panels: [{ ...titleTabs[0], id: 'style' }] })).toThrow('"style"')
  const taken = { ...quietTitles, name: 'headings' }
  expect(() => addExtensions({ checks: [taken] })).toThrow('"headings"')
})

it('knows every command and tab of the studio by its id where options are checked', () => {
  addExtensions({})
  expect(
    allCommands()
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(COMMAND_IDS.toSorted())
  addExtensions({ without: { tabs: TAB_IDS } })
  expect(elementTabs(createRow({ blockType: 'hero' }))).toEqual([])
  expect(pageTabs(HOME, [])).toEqual([])
  addExtensions({})
})

it.each([
  [
    { without: { commands: ['pubish'] } },
    'has "pubish" in `without.commands`, but the studio has no such one. It has: undo, ',
  ],
  [{ without: { tabs: ['undo'] } }, 'has "undo" in `without.tabs`, but the studio has no such one. It has: content, '],
  [{ without: { tabs: 'query' } }, 'has no list for `without.tabs`'],
  [{ order: { panels: [] } }, 'has "panels" in `order`. It takes: commands, tabs.'],
  [{ order: { tabs: ['notes', 'notes'] } }, 'has "notes" twice in `order.tabs`'],
])('refuses %j at the start, and says why', (studio, message) => {
  expect(() => resolveOptions({ ...options, studio: studio as StudioOptions })).toThrow(
    `voix(): the option "studio" ${message}`,
  )
})

it('refuses a tab that replaces one of the other kind', () => {
  const tab = { ...titleTabs[0], id: 'seo', replaces: true as const }
  expect(() => addExtensions({ panels: [tab] })).toThrow('"seo" replaces one of the page. Set `of`')
})

it('runs the checks of an application on the server, and refuses what is none', () => {
  const { checks } = resolveOptions({ ...options, fieldTypes: [ratingType], checks: [quietTitles] })
  expect(checks).toEqual([quietTitles])
  const wrong = (check: unknown) => () => resolveOptions({ ...options, checks: [check as typeof quietTitles] })
  const reference = Object.assign(() => undefined, { $$typeof: Symbol.for('react.client.reference') })
  expect(wrong(reference)).toThrow("a module with 'use client'")
  expect(wrong({ find: () => [] })).toThrow('"checks" has a check without a name')
  expect(wrong({ name: 'Loud', find: () => [] })).toThrow('lower case with hyphens')
  expect(wrong({ name: 'loud' })).toThrow('"loud" without `find`')
  expect(wrong({ ...quietTitles, name: 'title' })).toThrow('"title", which is one of the product')
  expect(() => resolveOptions({ ...options, checks: [quietTitles, quietTitles] })).toThrow('"quiet-titles" twice')
})
