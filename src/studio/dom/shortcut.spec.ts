import { describe, expect, it } from 'vitest'
import { isSingleKey, matchesShortcut, readableShortcut, type KeyStroke } from './shortcut'

const press = (stroke: Partial<KeyStroke>): KeyStroke => ({
  key: 'z',
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...stroke,
})

describe('matchesShortcut', () => {
  it('takes Control for mod elsewhere and Command on a Mac', () => {
    const shortcut = 'mod+z'
    expect(matchesShortcut(press({ ctrlKey: true }), shortcut, false)).toBe(true)
    expect(matchesShortcut(press({ metaKey: true }), shortcut, true)).toBe(true)
    expect(matchesShortcut(press({ ctrlKey: true }), shortcut, true)).toBe(false)
  })

  it('refuses a modifier too many or too few', () => {
    const event = press({ ctrlKey: true, shiftKey: true, key: 'Z' })
    expect(matchesShortcut(event, 'mod+z', false)).toBe(false)
    expect(matchesShortcut(event, 'mod+shift+z', false)).toBe(true)
    expect(matchesShortcut(press({}), 'mod+z', false)).toBe(false)
  })

  it('knows a digit by its place on the keyboard and a sign by what it writes', () => {
    const digit = press({ key: '!', code: 'Digit1', shiftKey: true })
    expect(matchesShortcut(digit, 'shift+1', false)).toBe(true)
    expect(matchesShortcut(digit, '1', false)).toBe(false)
    for (const shiftKey of [true, false]) {
      expect(matchesShortcut(press({ key: '?', shiftKey }), '?', false)).toBe(true)
      expect(matchesShortcut(press({ key: '+', shiftKey }), 'plus', false)).toBe(true)
    }
  })
})

describe('isSingleKey', () => {
  it('tells keys that write something', () => {
    expect(['?', 'plus', '1', 'shift+0'].every(isSingleKey)).toBe(true)
    expect(['mod+z', 'alt+arrowup', 'delete', 'escape', 'f6'].some(isSingleKey)).toBe(false)
  })
})

describe('readableShortcut', () => {
  it('speaks the language of the keyboard', () => {
    expect(readableShortcut('mod+shift+z', true)).toBe('⌘ ⇧ Z')
    expect(readableShortcut('alt+arrowup', false)).toBe('Alt ↑')
  })
})
