import { describe, expect, it } from 'vitest'
import { colorProblem, colorRule, colorRules, colorsInForce, colorsProblems, isSameColor } from './colorRules'
import type { LayoutColors } from './types'

const palette = [
  { name: 'Sea', value: '#0b6e8f' },
  { name: 'Sand', value: '#f7efe4' },
]
const layout: LayoutColors = {
  palette,
  colorRules: { fields: ['backgroundColor', 'color'], background: 'palette', foreground: 'picker' },
}
const ANY = { picker: true, palette: null }
const ONLY = { picker: false, palette: null }

it('holds the fields that a rule names to the palette, backgrounds and others by themselves', () => {
  expect(colorRule({ layout, field: 'backgroundColor' })).toEqual({ palette, isPaletteOnly: true, rule: 'background' })
  expect(colorRule({ layout, field: 'color' })).toEqual({ palette, isPaletteOnly: false, rule: 'foreground' })
})

it('leaves other fields and layouts without rules alone', () => {
  expect(colorRule({ layout, field: 'border' })).toEqual({ palette, isPaletteOnly: false, rule: null })
  expect(colorRule({ layout: undefined, field: 'color' })).toEqual({ palette: [], isPaletteOnly: false, rule: null })
  expect(colorRule({ layout: { ...layout, palette: [] }, field: 'backgroundColor' }).isPaletteOnly).toBe(false)
})

describe('a rule', () => {
  const rules: LayoutColors = {
    palette,
    colorRules: {
      fields: { names: ['backgroundColor', 'color', 'dotColor'], picker: false, palette: ['Sea'] },
      background: { picker: false, palette: ['Sand'] },
      foreground: { picker: true, palette: ['Sea'] },
    },
  }

  it('says whether any colour may be picked and which of the palette are offered, for backgrounds, texts and other fields', () => {
    const of = (field: string) => {
      const { palette: offered, ...rest } = colorRule({ layout: rules, field })
      return { offered: offered.map(({ name }) => name), ...rest }
    }
    expect(of('backgroundColor')).toEqual({ offered: ['Sand'], isPaletteOnly: true, rule: 'background' })
    expect(of('color')).toEqual({ offered: ['Sea'], isPaletteOnly: false, rule: 'foreground' })
    expect(of('dotColor')).toEqual({ offered: ['Sea'], isPaletteOnly: true, rule: 'fields' })
  })

  it('may be written as a word, and what is left out takes any colour', () => {
    const short = colorRules({ fields: ['color'], background: 'palette', foreground: 'picker' })
    expect(short).toEqual({ fields: { names: ['color'], ...ANY }, background: ONLY, foreground: ANY })
    // Other fields follow the rule for texts if they have none of their own.
    expect(colorRules({ fields: ['dotColor'], foreground: 'palette' }).fields).toEqual({ names: ['dotColor'], ...ONLY })
    expect(colorRules(null)).toEqual({ fields: { names: [], ...ANY }, background: ANY, foreground: ANY })
    expect(colorRules(short)).toEqual(short)
  })

  it('names what it allows where it does not allow a colour, and takes one however it is written', () => {
    const problem = (field: string, value: string) => colorProblem({ layout: rules, field, value })
    expect(problem('backgroundColor', '#0b6e8f')).toBe(
      "a colour that the layout's rule for backgrounds allows: Sand (#f7efe4)",
    )
    expect(problem('backgroundColor', '#F7EFE4')).toBeNull()
    expect(problem('dotColor', '#f7efe4')).toContain('rule for other fields allows: Sea (#0b6e8f)')
    expect([problem('color', '#123456'), problem('border', '#123456')]).toEqual([null, null])
  })

  it('whose colours have all left the palette offers all of it', () => {
    const { palette: offered } = colorRule({
      layout: { ...rules, palette: [{ name: 'Sun', value: '#ffcc00' }] },
      field: 'backgroundColor',
    })
    expect(offered.map(({ name }) => name)).toEqual(['Sun'])
  })
})

it('tells colours that are written in two ways', () => {
  expect(isSameColor('#FFF', '#ffffff')).toBe(true)
  expect(isSameColor('#ffff', '#ffffff')).toBe(false)
  expect(isSameColor('#fff', null)).toBe(false)
})

it('takes what administrators have set for what the code has, each part by itself', () => {
  const stored = [{ name: 'Sun', value: '#ffcc00' }]
  expect(colorsInForce(layout, null)).toEqual({ palette, colorRules: colorRules(layout.colorRules) })
  const set = colorsInForce(layout, { palette: stored, colorRules: null })
  expect(set).toEqual({ palette: stored, colorRules: colorRules(layout.colorRules) })
})

it('names what is wrong with a palette and its rules', () => {
  const wrong = colorsProblems({
    palette: [
      { name: 'Sea', value: '#0b6e8f' },
      { name: ' sea ', value: 'blue}' },
      { name: ' ', value: 'nonsense' },
    ],
    colorRules: colorRules({
      fields: { names: ['no field'], palette: [] },
      background: { palette: ['Sky'] },
      foreground: 'palette',
    }),
  })
  expect(wrong.map(({ path }) => path)).toEqual([
    'palette.1.name',
    'palette.1.value',
    'palette.2.name',
    'palette.2.value',
    'colorRules.fields.palette',
    'colorRules.background.palette',
    'colorRules.fields.names',
  ])
  expect(wrong[0]?.message).toBe('There is a colour “sea” already.')
  expect(colorsProblems({ palette, colorRules: colorRules(layout.colorRules) })).toEqual([])
})
