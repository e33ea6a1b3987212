import { describe, expect, it } from 'vitest'
import { fillSections, filledRules, MAX_SECTIONS_DEPTH, SECTION_SLICE } from './sections'
import { createRow } from './row'
import { isUsableId } from './internal/ids'
import type { Row, TreeRules } from './types'

const place = (id: string, section: unknown, element = {}) =>
  createRow({ id, blockType: SECTION_SLICE, fields: { section }, element })
const note = (id: string, element = {}) => createRow({ id, blockType: 'note', element })
const finderOf = (sections: Record<string, Row[]>) => (id: string) => sections[id]
const namesOf = (rows: readonly Row[]) => rows.map(({ blockType }) => blockType)

describe('fillSections', () => {
  it('puts copies inside each placement, with ids that are usable, differ, and are the same at every reading', () => {
    const find = finderOf({ s: [note('n'), note('m', { parent: 'n' })] })
    const rows = [place('a', 's'), place('b', { id: 's' })]
    const filled = fillSections(rows, find)
    expect(namesOf(filled)).toEqual([SECTION_SLICE, 'note', 'note', SECTION_SLICE, 'note', 'note'])
    expect(new Set(filled.map(({ id }) => id)).size).toBe(6)
    expect(filled.every(({ id }) => isUsableId(id))).toBe(true)
    expect(filled.map(({ element }) => element.parent)).toEqual([null, 'a', filled[1]?.id, null, 'b', filled[4]?.id])
    expect(fillSections(rows, find)).toEqual(filled)
  })

  it('ends with a section that stands in itself, and with one that stands too deep', () => {
    const round = finderOf({ s: [note('n'), place('p', 't')], t: [place('q', 's')] })
    expect(namesOf(fillSections([place('a', 's')], round))).toEqual([
      SECTION_SLICE,
      'note',
      SECTION_SLICE,
      SECTION_SLICE,
    ])
    const deep = (id: string) => [note('n'), place('p', `${id}+`)]
    expect(namesOf(fillSections([place('a', 's')], deep)).filter((name) => name === 'note')).toHaveLength(
      MAX_SECTIONS_DEPTH,
    )
  })

  it('leaves an empty placement where nothing is found or chosen, and rows without placements as they are', () => {
    const rows = [place('a', 'gone'), place('b', null), note('c')]
    expect(fillSections(rows, () => undefined)).toEqual(rows)
  })
})

it('a placement has a slot for what is filled in, and none for anybody else', () => {
  const rules: TreeRules = { layout: 'x', slice: () => ({ layouts: '*', slots: {} }) }
  expect(Object.keys(filledRules(rules).slice(SECTION_SLICE)?.slots ?? {})).toEqual(['default'])
  expect(filledRules(rules).slice('note')?.slots).toEqual({})
})
