import { expect, it } from 'vitest'
import { readChanges } from './collaboration'
import { addressOf } from './endpoint'
import { onLine } from './line'

const changesOf = (release: string | null) =>
  addressOf(onLine(readChanges, release), { params: { id: 'p/1' }, query: { since: 3 } })

it('leads to the page outside of releases, or to the page within one', () => {
  expect(changesOf(null)).toBe('/voix/pages/p%2F1/changes?since=3')
  expect(changesOf('a:id/$&')).toBe('/voix/releases/a%3Aid%2F%24%26/pages/p%2F1/changes?since=3')
})
