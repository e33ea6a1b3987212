'use client'

import { useEditor, useSession } from '../session/session'
import { Tip } from '../ui/Tip'
import styles from './commandButton.module.css'
import { commandById } from './registry'
import { readableShortcut } from '../dom/shortcut'

interface Props {
  command: string
  look?: 'icon' | 'plain' | 'primary'
  /** Shown instead of the command's own label. */
  label?: string
  /** Of a switch: whether it is on. */
  isPressed?: boolean
}

/** A button that runs a command. A command that cannot run stays focusable and says why. */
export function CommandButton({ command: id, look = 'icon', label, isPressed }: Props) {
  const session = useSession()
  const command = commandById(id)
  const enabled = useEditor(() => command.enabled(session))
  const [shortcut] = command.shortcuts ?? []
  const text = label ?? command.label
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
        data-command={id}
        onClick={() => !isOff && command.run(session)}
        type="button"
      >
        {look === 'icon' ? <Icon aria-hidden size={17} strokeWidth={1.9} /> : text}
      </button>
    </Tip>
  )
}

/** Several of them. By place: one that becomes another by a press keeps the focus. */
export function CommandButtons({ commands }: { commands: readonly string[] }) {
  return commands.map((command, index) => <CommandButton command={command} key={index} />)
}
