'use client'

import { elementName } from '../../../../tree'
import { AlertDialog } from 'radix-ui'
import type { Row } from '../../../../tree/types'
import { useSession } from '../../../session/session'
import dialog from '../../../ui/dialog.module.css'
import styles from './page.module.css'

interface Props {
  /** Of the layout. */
  label: string
  /** The elements that it does not allow. */
  rows: readonly Row[]
  /** Deletes them and switches. */
  onSwitch: () => void
  onCancel: () => void
}

/** Names the elements that a layout does not allow, before the page is switched to it. */
export function LayoutDialog({ label, rows, onSwitch, onCancel }: Props) {
  const { slice } = useSession()
  return (
    <AlertDialog.Root onOpenChange={(open) => !open && onCancel()} open>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={dialog.overlay} />
        <AlertDialog.Content className={dialog.dialog}>
          <AlertDialog.Title className={dialog.title}>Switch to “{label}”?</AlertDialog.Title>
          <AlertDialog.Description className={dialog.text}>
            {rows.length === 1 ? 'One element is' : `${rows.length} elements are`} not allowed on this layout. Switching
            deletes them; undo brings them back. Or keep the layout and replace them first.
          </AlertDialog.Description>
          <ul className={styles.refused}>
            {rows.map((row) => (
              <li key={row.id}>
                {elementName(row, slice)}
                {row.blockName && <small>{slice(row.blockType)?.label ?? row.blockType}</small>}
              </li>
            ))}
          </ul>
          <div className={dialog.buttons}>
            <AlertDialog.Cancel className={dialog.button}>Keep the layout</AlertDialog.Cancel>
            <AlertDialog.Action className={dialog.primary} onClick={onSwitch}>
              Delete them and switch
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
