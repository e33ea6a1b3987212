import { expect, it, vi } from 'vitest'

// Payload's admin needs a browser; the registry needs nothing of it but its messages.
vi.mock('@payloadcms/ui', () => ({ toast: { error: vi.fn(), success: vi.fn() } }))
const { allCommands } = await import('./registry')

/** The first command of a key that can run gets the key. */
const KEYS: Record<string, readonly string[]> = {
  'mod+z': ['undo'],
  'mod+shift+z': ['redo'],
  'mod+y': ['redo'],
  'mod+shift+h': ['revisions'],
  a: ['show-palette'],
  'mod+d': ['duplicate'],
  'mod+shift+e': ['replace'],
  f2: ['rename'],
  'mod+k': ['link', 'commands'],
  'mod+e': ['enable', 'disable'],
  'mod+g': ['wrap'],
  'mod+shift+g': ['unwrap'],
  delete: ['delete'],
  backspace: ['delete'],
  'alt+arrowup': ['move-up'],
  'alt+arrowdown': ['move-down'],
  'alt+arrowleft': ['move-out'],
  'alt+arrowright': ['move-in'],
  'mod+shift+m': ['move-to'],
  'mod+c': ['copy'],
  'mod+x': ['cut'],
  'mod+v': ['paste'],
  'mod+shift+v': ['paste-inside'],
  '1': ['breakpoint-default'],
  '2': ['breakpoint-sm'],
  '3': ['breakpoint-md'],
  '4': ['breakpoint-lg'],
  '5': ['breakpoint-xl'],
  '6': ['breakpoint-2xl'],
  plus: ['zoom-in'],
  '=': ['zoom-in'],
  minus: ['zoom-out'],
  'shift+1': ['zoom-fit'],
  'shift+0': ['zoom-100'],
  'mod+.': ['focus-mode'],
  v: ['see-as-visitor'],
  c: ['review-mode'],
  'shift+c': ['annotate'],
  'mod+arrowleft': ['select-parent'],
  'mod+arrowright': ['select-first-child'],
  'mod+arrowdown': ['select-next'],
  'mod+arrowup': ['select-previous'],
  'mod+a': ['select-siblings'],
  'mod+shift+a': ['unselect'],
  'mod+s': ['save-draft'],
  'mod+alt+s': ['save-version'],
  'mod+shift+s': ['publish'],
  'mod+shift+alt+s': ['quick-save'],
  'mod+shift+l': ['show-elements'],
  f6: ['next-region'],
  'shift+f6': ['previous-region'],
  'shift+f10': ['element-menu'],
  contextmenu: ['element-menu'],
  'mod+shift+p': ['commands'],
  '?': ['shortcuts'],
  'mod+/': ['shortcuts'],
  escape: [
    'leave-revision',
    'close-revisions',
    'leave-focus-mode',
    'see-as-editor',
    'leave-review-mode',
    'unselect-field',
    'select-parent',
  ],
}

it('knows each command by a name of its own', () => {
  const ids = allCommands().map(({ id }) => id)
  expect(ids).toEqual([...new Set(ids)])
  expect(allCommands().every(({ id, label }) => /^[a-z0-9-]+$/.test(id) && label.length > 0)).toBe(true)
})

it('gives each key to one command, or to several of which only one can run', () => {
  const owners = new Map<string, string[]>()
  for (const { id, shortcuts = [] } of allCommands())
    for (const shortcut of shortcuts) owners.set(shortcut, [...(owners.get(shortcut) ?? []), id])
  expect(Object.fromEntries(owners)).toEqual(KEYS)
})
