import { describe, expect, it } from 'vitest'
import { isComposing, pressedKey } from './pressedKey'

describe('pressedKey', () => {
  it.each([
    ['a key of a person', { key: 'Enter', keyCode: 13, isComposing: false }, 'Enter'],
    ['a key within a composition', { key: 'Enter', keyCode: 13, isComposing: true }, ''],
    ['the Enter of Safari behind a composition', { key: 'Enter', keyCode: 229, isComposing: false }, ''],
    ['what React made of a key', { key: 'Escape', nativeEvent: { keyCode: 27, isComposing: false } }, 'Escape'],
    [
      'what React made of one within',
      { key: 'Escape', keyCode: 27, nativeEvent: { keyCode: 27, isComposing: true } },
      '',
    ],
    ['what React made of Safari’s', { key: 'Enter', keyCode: 229, nativeEvent: { keyCode: 229 } }, ''],
    ['a key that was sent by the frame', { key: 'k' }, 'k'],
  ])('%s', (_name, event, key) => {
    expect([pressedKey(event), isComposing(event)]).toEqual([key, key === ''])
  })
})
