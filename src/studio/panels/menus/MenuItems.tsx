'use client'

import { DropdownMenu } from 'radix-ui'
import { ChevronRight, Columns3 } from 'lucide-react'
import type { CommandId } from '../../../contract/studioIds'
import type { Command } from '../../commands/command'
import { commandById } from '../../commands/registry'
import { readableShortcut } from '../../dom/shortcut'
import { useEditor, useSession } from '../../session/session'
import styles from './menu.module.css'
import { addInsideItems, setSlotItems } from '../../commands/elementPickers'
import surface from '../../ui/surface.module.css'

/** What the menu of elements offers: commands by id, between lines. `submenu`: further commands, and slots where it names some. */
export type MenuEntry =
  | { kind: 'command'; id: CommandId }
  | { kind: 'line' }
  | { kind: 'submenu'; label: string; entries: readonly CommandId[]; slots?: 'add-inside' | 'set-slot' }

/** Returns the entries without commands that the application has left out, and without lines that would divide nothing. */
export function offeredEntries(entries: readonly MenuEntry[]): MenuEntry[] {
  const left = entries.filter((entry) => {
    if (entry.kind === 'line') return true
    const ids = entry.kind === 'command' ? [entry.id] : [...entry.entries, ...(entry.slots ? [entry.slots] : [])]
    return ids.some((id) => commandById(id) !== null)
  })
  return left.filter(({ kind }, index) => {
    const next = left[index + 1]
    return (
      kind !== 'line' ||
      (left.slice(0, index).some((before) => before.kind !== 'line') && next !== undefined && next.kind !== 'line')
    )
  })
}

interface MenuItemProps {
  /** Called with why the item in focus cannot be chosen, or `null`. */
  onReason: (reason: string | null) => void
  /** Called with what to do once the menu has closed and the focus is back. */
  onChoose: (run: () => void) => void
}

/** A command as a menu's item; nothing if the application has left it out. */
export function MenuCommand({ id, ...props }: MenuItemProps & { id: CommandId }) {
  const command = commandById(id)
  return command && <CommandItem {...props} command={command} />
}

/** One that cannot run can be reached nevertheless, and says why. */
function CommandItem({ command, onReason, onChoose }: MenuItemProps & { command: Command }) {
  const session = useSession()
  const enabled = useEditor(() => command.enabled(session))
  const [shortcut] = command.shortcuts ?? []
  const isOff = enabled !== true
  const Icon = command.icon
  return (
    <DropdownMenu.Item
      aria-description={isOff ? enabled : undefined}
      aria-disabled={isOff || undefined}
      className={styles.item}
      data-command={command.id}
      onFocus={() => onReason(isOff ? `${command.label}: ${enabled}` : null)}
      onSelect={(event) => (isOff ? event.preventDefault() : onChoose(() => command.run(session)))}
    >
      <Icon aria-hidden size={14} strokeWidth={1.75} />
      <span>{command.label}</span>
      {shortcut && <kbd>{readableShortcut(shortcut)}</kbd>}
    </DropdownMenu.Item>
  )
}

interface Props extends MenuItemProps {
  entry: Extract<MenuEntry, { kind: 'submenu' }>
}

/** Further commands. Where one of them would ask for a slot, the slots stand here at once. */
export function MenuSub({ entry: { label, entries, slots }, ...props }: Props) {
  const session = useSession()
  const asksForSlot = slots ? commandById(slots) : null
  const enabled = useEditor(() => asksForSlot?.enabled(session) ?? true)
  if (entries.length === 0 && slots && enabled !== true) return <MenuCommand {...props} id={slots} />
  return (
    <DropdownMenu.Sub>
      <DropdownMenu.SubTrigger className={styles.item} onFocus={() => props.onReason(null)}>
        <Columns3 aria-hidden className={styles.space} size={14} />
        <span>{label}</span>
        <ChevronRight aria-hidden size={14} />
      </DropdownMenu.SubTrigger>
      <DropdownMenu.Portal>
        <DropdownMenu.SubContent
          className={`${surface.surface} ${styles.menu}`}
          collisionPadding={8}
          loop
          sideOffset={4}
        >
          {entries.map((id) => (
            <MenuCommand {...props} id={id} key={id} />
          ))}
          {slots && asksForSlot && enabled === true && <Slots {...props} command={slots} />}
          {slots && enabled !== true && <MenuCommand {...props} id={slots} />}
        </DropdownMenu.SubContent>
      </DropdownMenu.Portal>
    </DropdownMenu.Sub>
  )
}

function Slots({ command, onChoose, onReason }: MenuItemProps & { command: 'add-inside' | 'set-slot' }) {
  const session = useSession()
  const items = command === 'add-inside' ? addInsideItems(session) : setSlotItems(session)
  const prefix = command === 'add-inside' ? 'Add inside' : ''
  return items.map(({ key, label, data, detail, run }) => (
    <DropdownMenu.Item
      className={styles.item}
      {...data}
      data-command={command}
      key={key}
      onFocus={() => onReason(null)}
      onSelect={() => onChoose(run)}
    >
      <Columns3 aria-hidden size={14} strokeWidth={1.75} />
      <span>{items.length === 1 && prefix ? prefix : [prefix, label].filter(Boolean).join(': ')}</span>
      {detail && <small>{detail}</small>}
    </DropdownMenu.Item>
  ))
}
