import { pressedKey } from './pressedKey'

/** What of a keyboard event decides on a shortcut. */
export interface KeyStroke {
  key: string
  /** The key's position on the keyboard: with Shift, a digit's `key` is another sign on every layout. */
  code?: string
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
  altKey: boolean
  isComposing?: boolean
  keyCode?: number
}

/** Keys whose sign would be mistaken for a part of a shortcut. */
const NAMED: Record<string, string> = { plus: '+', minus: '-' }

/** `event` presses `shortcut` (`mod+shift+z`). `mod` is Command on a Mac, Control elsewhere. */
export function matchesShortcut(event: KeyStroke, shortcut: string, isMac = isMacPlatform()): boolean {
  const parts = shortcut.split('+')
  const key = parts.at(-1) ?? ''
  const wants = (name: string) => parts.slice(0, -1).includes(name)
  const mod = isMac ? event.metaKey : event.ctrlKey
  const otherMod = isMac ? event.ctrlKey : event.metaKey
  return (
    isKey({ event, key }) &&
    mod === wants('mod') &&
    !otherMod &&
    (event.shiftKey === wants('shift') || isSign(key)) &&
    event.altKey === wants('alt')
  )
}

function isKey({ event, key }: { event: KeyStroke; key: string }): boolean {
  const pressed = pressedKey(event).toLowerCase()
  return pressed === (NAMED[key] ?? key) || (pressed !== '' && /^\d$/.test(key) && event.code === `Digit${key}`)
}

/** Whether a layout may need Shift to write it: `?`, `+`. */
function isSign(key: string): boolean {
  return key in NAMED || /^[^a-z0-9]$/.test(key)
}

/** A key that writes something by itself: people who speak to their computer press such keys by accident. */
export function isSingleKey(shortcut: string): boolean {
  const parts = shortcut.split('+')
  return (
    !parts.includes('mod') && !parts.includes('alt') && (parts.at(-1)?.length === 1 || (parts.at(-1) ?? '') in NAMED)
  )
}

const SYMBOLS: Record<string, string> = {
  arrowup: '↑',
  arrowdown: '↓',
  arrowleft: '←',
  arrowright: '→',
  delete: 'Del',
  backspace: '⌫',
  escape: 'Esc',
  enter: '↵',
  plus: '+',
  minus: '−',
  contextmenu: 'Menu key',
}

/** A shortcut as people read it: `Ctrl Shift Z`, `⌘ ⇧ Z`. */
export function readableShortcut(shortcut: string, isMac = isMacPlatform()): string {
  const names: Record<string, string> = isMac
    ? { mod: '⌘', shift: '⇧', alt: '⌥' }
    : { mod: 'Ctrl', shift: 'Shift', alt: 'Alt' }
  return shortcut
    .split('+')
    .map((part) => names[part] ?? SYMBOLS[part] ?? (part.length < 4 ? part.toUpperCase() : part))
    .join(' ')
}

export function isMacPlatform(): boolean {
  return typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.platform)
}
