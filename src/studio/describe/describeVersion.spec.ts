import { expect, it } from 'vitest'
import { ownTimeZone, zoneName } from '../../tree'
import { fieldOf, sliceOf } from '../spec/fixtures'
import type { Version, VersionSummary } from '../../contract/versions'
import { kindText, versionText, summaryText } from './describeVersion'

const hero = sliceOf('hero', 'Hero', [fieldOf('title', 'text')])
const slice = (name: string) => (name === 'hero' ? hero : undefined)
type Changed = VersionSummary['elements'][number]

function element(change: Partial<Changed>): Changed {
  const none = { id: 'a', kind: 'kept' as const, isMoved: false, isChanged: true, inside: 0, name: null, keys: [] }
  return { ...none, blockType: 'hero', ...change }
}

function summary(page: string[], elements: Changed[], total = elements.length) {
  return summaryText({ version: { before: 1, changes: { page, elements, total } }, slice })
}

it('sums a version up by element', () => {
  expect(
    summary(
      ['title'],
      [element({ keys: ['title', 'blockName'] }), element({ name: 'Offers', kind: 'added', inside: 2 })],
    ),
  ).toBe('Page: Title; Hero: Name, Title; Offers added with 2 inside')
  expect(summary([], [element({ isMoved: true }), element({ kind: 'removed' })])).toBe('Hero: moved; Hero removed')
  expect(summary([], [element({ blockType: 'gone', keys: ['element.enabled', 'x'] })])).toBe(
    'gone: enabled or disabled, x',
  )
})

it('counts what it does not name', () => {
  const many = Array.from({ length: 5 }, (_, index) => element({ id: String(index), keys: ['title'] }))
  expect(summary([], many)).toBe('Hero: Title; Hero: Title; Hero: Title; 2 more')
  expect(summary(['path'], many, 30)).toBe('Page: Path; Hero: Title; Hero: Title; 28 more')
})

it('says when nothing changed, and when there is nothing to compare with', () => {
  expect(summary([], [])).toBe('Nothing changed')
  expect(summaryText({ version: { before: null, changes: null }, slice })).toBe('The oldest version that is kept')
})

it('names a version by its label, else by time and author', () => {
  const savedAt = new Date(2026, 10, 21, 9, 30).toISOString()
  const zone = zoneName(ownTimeZone())
  const version = { label: null, savedAt, author: { id: '1', name: 'Ana' } } as Version
  expect(versionText(version)).toBe(`the version of Nov 21, 2026, 9:30 AM, ${zone} by Ana`)
  expect(versionText({ ...version, label: 'Launch', author: null })).toBe(
    `“Launch” of Nov 21, 2026, 9:30 AM, ${zone} by Somebody`,
  )
  expect(kindText({ kind: null, status: 'published' })).toBe('Published')
  expect(kindText({ kind: 'kept', status: 'draft' })).toBe('Kept version')
})
