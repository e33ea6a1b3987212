import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast, parse, readThemeColor, themeColorOf, themeColors, themeCookie, themeCss } from './themeColor'

const anyColor = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const ratio = (one: string, other: string) => contrast(parse(one), parse(other))

describe('the theme colour', () => {
  it('stays what was chosen, with white on the default', () => {
    expect(themeColors('#4338ca').light).toMatchObject({ accent: '#4338ca', onAccent: '#ffffff', text: '#4338ca' })
  })

  it('can be read in light and dark, whatever was chosen', () => {
    fc.assert(
      fc.property(anyColor, (color) => {
        const { light, dark } = themeColors(color)
        for (const { accent, onAccent, text, soft } of [light, dark]) {
          expect(ratio(onAccent, accent)).toBeGreaterThanOrEqual(4.5)
          expect(ratio(text, soft)).toBeGreaterThanOrEqual(4.5)
        }
        expect(ratio(light.text, '#ffffff')).toBeGreaterThanOrEqual(4.5)
        expect(ratio(light.focus, '#ffffff')).toBeGreaterThanOrEqual(3)
        for (const surface of ['#141414', '#222222', '#2f2f2f']) {
          expect(ratio(dark.text, surface)).toBeGreaterThanOrEqual(4.5)
        }
      }),
    )
  })

  it('is written for both themes', () => {
    expect(themeCss('#112233')).toMatch(/^:root\{--voix-accent:#112233;.*\}:root\[data-theme=dark\]\{--voix-accent:#/)
  })
})

describe('the theme colour’s cookie', () => {
  it('reads back what it wrote', () => {
    const [pair = ''] = themeCookie('#0f766e').split(';')
    expect(themeColorOf(`a=1; ${pair}; b=2`)).toBe('#0f766e')
  })

  it('takes nothing but a colour, for it lands in a stylesheet', () => {
    for (const value of [undefined, '', 'red', '#fff', '#12345g', '#112233}body{display:none', '%'])
      expect(readThemeColor(value)).toBe('#4338ca')
    expect(themeColorOf('voix-theme-color=%E0%A4%A')).toBe('#4338ca')
  })
})
