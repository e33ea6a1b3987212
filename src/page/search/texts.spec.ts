import { expect, it } from 'vitest'
import { checkedSlices } from '../../slices/checks/checkedSlices'
import { defineSlice, field } from '../../slices'
import { createRow, withEnvelope, type Row } from '../../tree'
import { boundFields, linesOf, textsOf } from './texts'

const note = defineSlice({
  name: 'note',
  label: 'Note',
  admin: { group: 'global' },
  preview: '/note.svg',
  fields: {
    title: field.text({ label: 'Title' }),
    copy: field.richText({ label: 'Copy' }),
    link: field.link({ label: 'Link' }),
    form: field.text({ label: 'Form', translate: false }),
  },
  slots: { default: { allowedElements: '*' } },
})
const slice = checkedSlices([note])
const node = (type: string, ...children: unknown[]) => ({ type, children })
const text = (value: string) => ({ type: 'text', text: value })
const rich = (...children: unknown[]) => ({ root: node('root', ...children) })
const noteOf = (fields: Record<string, unknown>) => createRow({ blockType: 'note', fields })
const under = (row: Row, key: string, parent: string | null = null) =>
  withEnvelope(row, {
    parent,
    conditionsSettings: { type: 'and', conditions: [{ key, operator: 'equals', value: 'lg' }] },
  })

it('headings in formatted text and short lines weigh more; links, pictures and what is not translated say nothing', () => {
  const copy = rich(
    node('heading', text('Rooms')),
    node('paragraph', text('With a view.')),
    node('list', node('listitem', text('Balcony'))),
    { type: 'upload', value: '1' },
  )
  const texts = textsOf(
    [noteOf({ title: 'Suites', copy, link: { text: 'Book now', href: '/' }, form: 'groups' })],
    slice,
  )
  expect(texts).toEqual({ lines: ['Suites', 'Rooms', 'With a view.', 'Balcony'], headings: ['Suites', 'Rooms'] })
  expect(textsOf([noteOf({ title: 'A line that is no heading. '.repeat(6) })], slice).headings).toEqual([])
})

it('what is shown under a condition says nothing, nor what stands in it, but for the width of the window', () => {
  const summer = under(noteOf({ title: 'Summer' }), 'query:promo')
  const inside = withEnvelope(noteOf({ title: 'Inside' }), { parent: summer.id })
  const wide = under(noteOf({ title: 'Wide' }), 'breakpoint')
  expect(textsOf([summer, inside, wide], slice).lines).toEqual(['Wide'])
})

it('of a document counts what its page takes of it', () => {
  const query = { collection: 'posts', where: [], sort: null, limit: 1, bind: { copy: 'body' } }
  const filled = withEnvelope(noteOf({ title: 'Own' }), { modelQuery: query })
  expect(boundFields([filled], 'posts')).toEqual(['body'])
  expect(boundFields([filled], 'offers')).toEqual([])
  expect(linesOf(rich(node('paragraph', text('One')), node('paragraph', text('Two'))))).toEqual(['One', 'Two'])
  expect([linesOf('a\nb'), linesOf(null), linesOf(7)]).toEqual([['a', 'b'], [], []])
})
