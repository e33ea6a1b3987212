'use client'

import type { CommandId } from '../../contract/studioIds'
import { useEditor, useSession } from '../session/session'
import { Tip } from '../ui/Tip'
import type { Command } from './command'
import styles from './commandButton.module.css'
import { commandById } from './registry'
import { readableShortcut } from '../dom/shortcut'

interface Look {
  look?: 'icon' | 'plain' | 'primary'
  /** Shown instead of the command's own label, unless the application replaces the command. */
  label?: string
  /** Of a switch: whether it is on. */
  isPressed?: boolean
}

/** A button that runs a command; nothing if the application has left the command out. */
export function CommandButton({ command: id, ...look }: Look & { command: CommandId }) {
  const command = commandById(id)
  return command && <Runs command={command} {...look} />
}

/** A command that cannot run stays focusable and says why. */
function Runs({ command, look = 'icon', label, isPressed }: Look & { command: Command }) {
  const session = useSession()
  const enabled = useEditor(() => command.enabled(session))
  const [shortcut] = command.shortcuts ?? []
  const text = (command.replaces ? undefined : label) ?? command.label
  const isOff = enabled !== true
  const Icon = command.icon
  return (
    <Tip
      shortcut={shortcut && !isOff ? readableShortcut(shortcut) : undefined}
      text={isOff ? `${command.label}: ${enabled}` : command.label}
    >
      <button
        aria-disabled={isOff}
        aria-pressed={isPressed}
        aria-label={look === 'icon' ? text : undefined}
        className={styles[look]}
        data-command={command.id}
        onClick={() => !isOff && command.run(session)}
        type="button"
      >
        {look === 'icon' ? <Icon aria-hidden size={17} strokeWidth={1.9} /> : text}
      </button>
    </Tip>
  )
}

/** Several of them. By place: one that becomes another by a press keeps the focus. */
export function CommandButtons({ commands }: { commands: readonly CommandId[] }) {
  return commands.map((command, index) => <CommandButton command={command} key={index} />)
}
