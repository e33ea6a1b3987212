import { expect, it } from 'vitest'
import { colorRule, type LayoutColors } from './styleRules'

const palette = [{ name: 'Sea', value: '#0b6e8f' }]
const layout: LayoutColors = {
  palette,
  colorRules: { fields: ['backgroundColor', 'color'], background: 'palette', foreground: 'picker' },
}

it('holds the fields that a rule names to the palette, backgrounds and others by themselves', () => {
  expect(colorRule({ layout, field: 'backgroundColor' })).toEqual({ palette, isPaletteOnly: true })
  expect(colorRule({ layout, field: 'color' })).toEqual({ palette, isPaletteOnly: false })
})

it('leaves other fields and layouts without rules alone', () => {
  expect(colorRule({ layout, field: 'border' })).toEqual({ palette, isPaletteOnly: false })
  expect(colorRule({ layout: undefined, field: 'color' })).toEqual({ palette: [], isPaletteOnly: false })
  const rules = layout.colorRules
  const empty = { ...layout, palette: [], colorRules: rules }
  expect(colorRule({ layout: empty, field: 'backgroundColor' }).isPaletteOnly).toBe(false)
})
