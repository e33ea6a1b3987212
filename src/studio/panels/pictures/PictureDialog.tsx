'use client'

import { Dialog } from 'radix-ui'
import { useRef } from 'react'
import { useEditor, useSession } from '../../session/session'
import { OpenDialog } from './OpenDialog'
import dialog from '../../ui/dialog.module.css'
import surface from '../../ui/surface.module.css'
import styles from './pictures.module.css'

/** Chooses pictures of the media library, uploads them there and says what they show: one dialog for all of the studio. */
export function PictureDialog() {
  const { ui } = useSession()
  const request = useEditor((state) => state.ui.pictures)
  const opener = useRef<Element | null>(null)
  return (
    <Dialog.Root onOpenChange={(isOpen) => !isOpen && ui.setState({ pictures: null })} open={request !== null}>
      <Dialog.Portal>
        <Dialog.Overlay className={dialog.overlay} />
        <Dialog.Content
          aria-describedby={undefined}
          className={`${surface.surface} ${surface.panel} ${styles.dialog}`}
          data-voix-pictures
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (opener.current instanceof HTMLElement) opener.current.focus()
          }}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            opener.current = document.activeElement
            const search = (event.target as HTMLElement).querySelector<HTMLElement>('[type=search]')
            search?.focus()
          }}
        >
          {request && <OpenDialog request={request} />}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
