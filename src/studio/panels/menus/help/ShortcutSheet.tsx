'use client'

import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useRef, useState } from 'react'
import { commandsOf } from '../../../commands/registry'
import { readableShortcut } from '../../../dom/shortcut'
import { hasSingleKeys, setSingleKeys } from '../../../commands/keys'
import { COMMAND_GROUPS, type Command } from '../../../commands/command'
import { useEditor, useSession } from '../../../session/session'
import dialog from '../../../ui/dialog.module.css'
import surface from '../../../ui/surface.module.css'
import styles from './help.module.css'

/** Keys that are no commands: they belong to one part of the window. */
const IN_THE_TREE: readonly { keys: string; label: string }[] = [
  { keys: '↑ ↓', label: 'Go through the elements' },
  { keys: '← →', label: 'Fold, unfold' },
  { keys: 'Shift ↑ ↓', label: 'Select a range' },
  { keys: 'Ctrl Space', label: 'Add one to the selection, or take it out' },
  { keys: 'Shift F10', label: 'Menu of the element' },
]

const IN_A_TEXT: typeof IN_THE_TREE = [
  { keys: readableShortcut('mod+k'), label: 'Rich text: link the selected words. A button: choose where it leads' },
  { keys: readableShortcut('mod+shift+p'), label: 'Find a command, from any text' },
  { keys: 'Alt F10', label: 'Rich text: its bar; arrows go through it, Esc leads back' },
  { keys: 'Tab', label: 'The next text of the element' },
  { keys: 'Esc', label: 'Done: what was typed stays' },
]

/** Every shortcut, by group, from the registry. */
export function ShortcutSheet() {
  const { ui } = useSession()
  const isOpen = useEditor((state) => state.ui.dialog === 'shortcuts')
  const opener = useRef<Element | null>(null)
  return (
    <Dialog.Root onOpenChange={(open) => !open && ui.setState({ dialog: null })} open={isOpen}>
      <Dialog.Portal>
        <Dialog.Overlay className={dialog.overlay} />
        <Dialog.Content
          aria-describedby={undefined}
          className={`${surface.surface} ${surface.panel} ${styles.sheet}`}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (opener.current instanceof HTMLElement) opener.current.focus()
          }}
          onOpenAutoFocus={() => (opener.current = document.activeElement)}
        >
          <header className={styles.head}>
            <Dialog.Title className={styles.title}>Keyboard shortcuts</Dialog.Title>
            <SingleKeys />
            <Dialog.Close aria-label="Close" className={styles.close}>
              <X aria-hidden size={18} />
            </Dialog.Close>
          </header>
          <div className={styles.groups} tabIndex={0}>
            {COMMAND_GROUPS.map((group) => (
              <ShortcutGroup key={group} members={commandsOf(group)} name={group} />
            ))}
            <KeyGroup keys={IN_THE_TREE} name="In the elements" />
            <KeyGroup keys={IN_A_TEXT} name="In a text on the page" />
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function KeyGroup({ name, keys: lines }: { name: string; keys: typeof IN_THE_TREE }) {
  return (
    <section className={styles.group}>
      <h3>{name}</h3>
      <dl>
        {lines.map(({ keys, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <kbd>{keys}</kbd>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function ShortcutGroup({ name, members }: { name: string; members: readonly Command[] }) {
  const palette = readableShortcut('mod+k')
  if (members.length === 0) return null
  return (
    <section className={styles.group}>
      <h3>{name}</h3>
      <dl>
        {members.map(({ id, label, shortcuts }) => (
          <div data-shortcut-of={id} key={id}>
            <dt>{label}</dt>
            <dd>
              {shortcuts?.map((shortcut) => <kbd key={shortcut}>{readableShortcut(shortcut)}</kbd>) ?? (
                <span title={`By ${palette}, then its name`}>{palette} …</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function SingleKeys() {
  const [isOn, setIsOn] = useState(hasSingleKeys)
  return (
    <label className={styles.single}>
      <input
        checked={isOn}
        onChange={({ target }) => {
          setSingleKeys(target.checked)
          setIsOn(target.checked)
        }}
        type="checkbox"
      />
      Shortcuts of a single key
    </label>
  )
}
