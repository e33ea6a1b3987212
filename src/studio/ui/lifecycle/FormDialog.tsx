'use client'

import { Dialog } from 'radix-ui'
import type { ReactNode } from 'react'
import dialog from '../dialog.module.css'
import styles from './lifecycle.module.css'

interface Props {
  title: string
  description: ReactNode
  onClose: () => void
  children: ReactNode
}

/** A dialog with more in it than a question. It is there while it is rendered. */
export function FormDialog({ title, description, onClose, children }: Props) {
  return (
    <Dialog.Root onOpenChange={(open) => !open && onClose()} open>
      <Dialog.Portal>
        <Dialog.Overlay className={dialog.overlay} />
        <Dialog.Content className={`${dialog.dialog} ${styles.dialog}`}>
          <Dialog.Title className={dialog.title}>{title}</Dialog.Title>
          <Dialog.Description className={dialog.text}>{description}</Dialog.Description>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** Why something was not done, below the form. */
export function Problem({ children }: { children: string | null }) {
  if (children === null) return null
  return (
    <p className={styles.problem} role="alert">
      {children}
    </p>
  )
}
