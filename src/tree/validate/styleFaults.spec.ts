import { expect, it } from 'vitest'
import { createRow } from '../row'
import { styleRules } from '../style/styleRules'
import type { FieldStyle, Row } from '../types'
import { styleFaults } from './styleFaults'

const palette = [{ name: 'Sand', value: '#f7efe4' }]
const strict = styleRules({
  palette,
  colorRules: { fields: ['backgroundColor'], background: 'palette' },
  styles: { spacing: ['sm', 'lg'], radius: ['card'], shadow: [], sizes: ['huge'], free: false },
})
const open = styleRules({ palette, styles: { spacing: ['sm'] } })
const styled = (style: FieldStyle, id = 'a'): Row =>
  createRow({ id, blockType: 'hero', element: { fieldProperties: { title: { md: style } } } })
const faults = (style: FieldStyle, { rules = strict, known = [] as Row[] } = {}) =>
  styleFaults({ rows: [styled(style)], known, rules }).map((fault) => fault.rule === 'style' && fault.expects)

it.each<FieldStyle>([
  { paddingTop: 'space-lg', marginLeft: '0' },
  { borderRadius: 'radius-card', boxShadow: 'none' },
  { backgroundColor: '#f7efe4', color: '#123456' },
  { fontSize: 'text-huge', font: 'serif' },
  { letterSpacing: '0.3em', lineHeight: '1.4', columns: 2, visibility: 'hidden' },
])('a layout of tokens allows %j', (style) => expect(faults(style)).toEqual([]))

it.each<[FieldStyle, string]>([
  [{ paddingTop: '24px' }, 'one of 0, space-sm, space-lg'],
  [{ marginTop: 'space-xl' }, 'one of 0, space-sm, space-lg'],
  [{ borderRadius: 'radius-lg' }, 'one of 0, radius-card'],
  [{ boxShadow: '0 8px 24px #000' }, 'one of none'],
  [{ backgroundColor: '#ffffff' }, "a colour that the layout's rule for backgrounds allows: Sand (#f7efe4)"],
  [{ fontSize: '/* a' }, 'a size of the scale or a length above 0: 3XL, 40, 2.5rem'],
])('a layout of tokens refuses %j', (style, expects) => expect(faults(style)).toEqual([expects]))

it('an open layout allows lengths and colours, and no token that it does not have', () => {
  const style = { paddingTop: '24px', backgroundColor: '#ffffff', boxShadow: '0 8px 24px #000', fontSize: '21px' }
  expect(faults(style, { rules: open })).toEqual([])
  expect(faults({ paddingTop: 'space-lg' }, { rules: open })).toEqual(['one of 0, space-sm'])
})

it('names the field, the breakpoint and the style', () => {
  const [fault] = styleFaults({ rows: [styled({ paddingTop: '1px' })], known: [], rules: strict })
  expect(fault).toMatchObject({ element: 'a', field: 'title', breakpoint: 'md', name: 'paddingTop' })
})

it('leaves what stands on the page alone, wherever it goes there', () => {
  const known = [styled({ paddingTop: '24px' }, 'b')]
  expect(faults({ paddingTop: '24px' }, { known })).toEqual([])
  expect(faults({ paddingBottom: '24px' }, { known })).toHaveLength(1)
})
