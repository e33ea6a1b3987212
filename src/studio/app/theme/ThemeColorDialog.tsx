'use client'

import { Dialog } from 'radix-ui'
import { useEditor, useSession } from '../../session/session'
import dialog from '../../ui/dialog.module.css'
import { ThemeColorChoice } from '../../ui/ThemeColorChoice'

/** The choice of the theme colour within the studio. */
export function ThemeColorDialog() {
  const { store, ui } = useSession()
  const isOpen = useEditor((state) => state.ui.dialog === 'theme-color')
  return (
    <Dialog.Root onOpenChange={(open) => !open && ui.setState({ dialog: null })} open={isOpen}>
      <Dialog.Portal>
        <Dialog.Overlay className={dialog.overlay} />
        <Dialog.Content aria-describedby={undefined} className={dialog.dialog}>
          <Dialog.Title className={dialog.title}>Theme colour</Dialog.Title>
          <ThemeColorChoice
            onChoose={(themeColor) => store.dispatch({ type: 'setCurrentState', session: { themeColor } })}
          />
          <div className={dialog.buttons}>
            <Dialog.Close className={dialog.primary}>Done</Dialog.Close>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
