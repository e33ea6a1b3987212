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
    expect(matchesShortcut({ event: press({ ctrlKey: true }), shortcut, isMac: false })).toBe(true)
    expect(matchesShortcut({ event: press({ metaKey: true }), shortcut, isMac: true })).toBe(true)
    expect(matchesShortcut({ event: press({ ctrlKey: true }), shortcut, isMac: true })).toBe(false)
  })

  it('refuses a modifier too many or too few', () => {
    const event = press({ ctrlKey: true, shiftKey: true, key: 'Z' })
    expect(matchesShortcut({ event, shortcut: 'mod+z', isMac: false })).toBe(false)
    expect(matchesShortcut({ event, shortcut: 'mod+shift+z', isMac: false })).toBe(true)
    expect(matchesShortcut({ event: press({}), shortcut: 'mod+z', isMac: false })).toBe(false)
  })

  it('knows a digit by its place on the keyboard and a sign by what it writes', () => {
    const digit = press({ key: '!', code: 'Digit1', shiftKey: true })
    expect(matchesShortcut({ event: digit, shortcut: 'shift+1', isMac: false })).toBe(true)
    expect(matchesShortcut({ event: digit, shortcut: '1', isMac: false })).toBe(false)
    for (const shiftKey of [true, false]) {
      expect(matchesShortcut({ event: press({ key: '?', shiftKey }), shortcut: '?', isMac: false })).toBe(true)
      expect(matchesShortcut({ event: press({ key: '+', shiftKey }), shortcut: 'plus', isMac: false })).toBe(true)
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
    expect(readableShortcut({ shortcut: 'mod+shift+z', isMac: true })).toBe('⌘ ⇧ Z')
    expect(readableShortcut({ shortcut: 'alt+arrowup', isMac: false })).toBe('Alt ↑')
  })
})
