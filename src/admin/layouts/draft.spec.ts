import { describe, expect, it } from 'vitest'
import { colorRules } from '../../tree'
import {
  fromDraft,
  goneColors,
  isOffered,
  toDraft,
  withChange,
  withColor,
  withMove,
  withOffer,
  withoutColor,
} from './draft'

const colors = {
  palette: [
    { name: 'Sea', value: '#0b6e8f' },
    { name: 'Sand', value: '#f7efe4' },
  ],
  colorRules: colorRules({
    fields: ['color'],
    background: { picker: false, palette: ['Sand'] },
    foreground: 'palette',
  }),
}
const draft = toDraft(colors)
const sand = draft.palette[1]?.key ?? ''

describe('colours of a layout while they are edited', () => {
  it('are what is stored, there and back', () => expect(fromDraft(draft)).toEqual(colors))

  it('keep their rules when they get another name or place', () => {
    const renamed = fromDraft(withMove(withChange(draft, sand, { name: ' Dune ' }), sand, -1))
    expect(renamed.palette.map(({ name }) => name)).toEqual(['Dune', 'Sea'])
    expect(renamed.colorRules.background.palette).toEqual(['Dune'])
    expect(withMove(draft, sand, 1)).toBe(draft)
  })

  it('leave their rules when they are removed, and a new one is offered by rules that offer all', () => {
    const removed = withoutColor(draft, sand)
    expect(fromDraft(removed).colorRules.background.palette).toEqual([])
    const added = withColor(removed, { name: 'Sun', value: '#ffcc00' })
    const key = added.palette.at(-1)?.key ?? ''
    expect(new Set(added.palette.map((color) => color.key)).size).toBe(2)
    expect([isOffered(added, 'foreground', key), isOffered(added, 'background', key)]).toEqual([true, false])
  })

  it('are listed by a rule that does not offer all of them', () => {
    const some = withOffer(draft, 'foreground', sand, false)
    expect(fromDraft(some).colorRules.foreground.palette).toEqual(['Sea'])
    expect(fromDraft(withOffer(some, 'foreground', sand, true)).colorRules.foreground.palette).toBeNull()
  })

  it('that are gone are told, however they are written', () => {
    expect(goneColors(colors.palette, withChange(draft, sand, { value: '#F7EFE4' }))).toEqual([])
    expect(goneColors(colors.palette, withoutColor(draft, sand)).map(({ name }) => name)).toEqual(['Sand'])
  })
})
