/** What the menu of elements offers: commands by id, between lines. `submenu`: further commands, and slots where it names some. */
export type MenuEntry =
  | { kind: 'command'; id: string }
  | { kind: 'line' }
  | { kind: 'submenu'; label: string; entries: readonly string[]; slots?: 'add-inside' | 'set-slot' }

const command = (id: string): MenuEntry => ({ kind: 'command', id })
const LINE: MenuEntry = { kind: 'line' }

export const ELEMENT_MENU: readonly MenuEntry[] = [
  { kind: 'submenu', label: 'Add', entries: ['add-before', 'add-after'], slots: 'add-inside' },
  LINE,
  command('copy'),
  command('cut'),
  command('paste'),
  command('paste-inside'),
  command('duplicate'),
  LINE,
  { kind: 'submenu', label: 'Move', entries: ['move-up', 'move-down', 'move-out', 'move-in', 'move-to', 'move-into'] },
  { kind: 'submenu', label: 'Set slot', entries: [], slots: 'set-slot' },
  command('wrap'),
  command('unwrap'),
  command('replace'),
  LINE,
  command('rename'),
  command('enable'),
  command('disable'),
  command('select-parent'),
  LINE,
  command('delete'),
]
