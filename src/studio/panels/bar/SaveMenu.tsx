'use client'

import { ChevronDown } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { CommandButton } from '../../commands/CommandButton'
import { commandById } from '../../commands/registry'
import { isMacPlatform, readableShortcut } from '../../dom/shortcut'
import { SAVE_ACTIONS } from '../../session/save/saveActions'
import { useEditor, useSession } from '../../session/session'
import styles from './saveMenu.module.css'

/** Save, and a split button that publishes, with all ways to save in its menu. */
export function SaveMenu() {
  const { boot } = useSession()
  const offered = SAVE_ACTIONS.filter(({ action }) => boot.saveActions[action])
  const plain = offered.find(({ publishes }) => !publishes)
  const main = offered.find(({ publishes }) => publishes)
  if (offered.length === 0) return null
  return (
    <div className={styles.menu}>
      {plain && <CommandButton command={plain.command} look="plain" />}
      <div className={styles.split}>
        {main && <CommandButton command={main.command} label="Publish" look="primary" />}
        <DropdownMenu.Root>
          <DropdownMenu.Trigger aria-label="More ways to save" className={styles.trigger} data-command="save-menu">
            <ChevronDown aria-hidden size={15} />
          </DropdownMenu.Trigger>
          <DropdownMenu.Portal>
            <DropdownMenu.Content align="end" className={styles.content} collisionPadding={8} sideOffset={6}>
              {offered.map((info) => (
                <Entry key={info.action} {...info} />
              ))}
            </DropdownMenu.Content>
          </DropdownMenu.Portal>
        </DropdownMenu.Root>
      </div>
    </div>
  )
}

function Entry({
  command: id,
  label,
  description,
}: Pick<(typeof SAVE_ACTIONS)[number], 'command' | 'label' | 'description'>) {
  const session = useSession()
  const command = commandById(id)
  const enabled = useEditor(() => command.enabled(session))
  const [shortcut] = command.shortcuts ?? []
  const Icon = command.icon
  return (
    <DropdownMenu.Item
      className={styles.item}
      data-command={id}
      disabled={enabled !== true}
      onSelect={() => command.run(session)}
    >
      <Icon aria-hidden size={16} />
      <span className={styles.label}>{label}</span>
      {shortcut && <kbd className={styles.keys}>{readableShortcut({ shortcut, isMac: isMacPlatform() })}</kbd>}
      <span className={styles.description}>{enabled === true ? description : `Not now: ${enabled}.`}</span>
    </DropdownMenu.Item>
  )
}
