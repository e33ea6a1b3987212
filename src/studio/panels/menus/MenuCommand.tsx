'use client'

import { DropdownMenu } from 'radix-ui'
import { commandById } from '../../commands/registry'
import { isMacPlatform, readableShortcut } from '../../dom/shortcut'
import { useEditor, useSession } from '../../session/session'
import styles from './menu.module.css'

export interface MenuItemProps {
  /** Called with why the item in focus cannot be chosen, or `null`. */
  onReason: (reason: string | null) => void
  /** Called with what to do once the menu has closed and the focus is back. */
  onChoose: (run: () => void) => void
}

/** A command as a menu's item. One that cannot run can be reached nevertheless, and says why. */
export function MenuCommand({ id, onReason, onChoose }: MenuItemProps & { id: string }) {
  const session = useSession()
  const command = commandById(id)
  const enabled = useEditor(() => command.enabled(session))
  const [shortcut] = command.shortcuts ?? []
  const isOff = enabled !== true
  const Icon = command.icon
  return (
    <DropdownMenu.Item
      aria-description={isOff ? enabled : undefined}
      aria-disabled={isOff || undefined}
      className={styles.item}
      data-command={id}
      onFocus={() => onReason(isOff ? `${command.label}: ${enabled}` : null)}
      onSelect={(event) => (isOff ? event.preventDefault() : onChoose(() => command.run(session)))}
    >
      <Icon aria-hidden size={14} strokeWidth={1.75} />
      <span>{command.label}</span>
      {shortcut && <kbd>{readableShortcut({ shortcut, isMac: isMacPlatform() })}</kbd>}
    </DropdownMenu.Item>
  )
}
