import { expect, it } from 'vitest'
import { readThemeColor, themeColorOf, themeCookie } from '../dom/themeCookie'

it('reads back what it wrote', () => {
  const [pair = ''] = themeCookie('#0f766e').split(';')
  expect(themeColorOf(`a=1; ${pair}; b=2`)).toBe('#0f766e')
})

it('takes nothing but a colour, for it lands in a stylesheet', () => {
  for (const value of [undefined, '', 'red', '#fff', '#12345g', '#112233}body{display:none', '%'])
    expect(readThemeColor(value)).toBe('#4338ca')
  expect(themeColorOf('voix-theme-color=%E0%A4%A')).toBe('#4338ca')
})
