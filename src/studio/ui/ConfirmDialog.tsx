'use client'

import { AlertDialog } from 'radix-ui'
import type { ReactNode } from 'react'
import styles from './dialog.module.css'

interface Props {
  title: string
  children: ReactNode
  details?: ReactNode
  confirmLabel: string
  cancelLabel?: string
  /** A third answer, which is the best one where it is given. */
  better?: { label: string; onChoose: () => void } | null
  isOpen: boolean
  onConfirm: () => void
  onCancel: () => void
  /** What takes the focus when the dialog is gone; `null`, and by default: what had it before. */
  onClosed?: () => (() => void) | null
}

/** A question with two answers, or three. Escape and the first focus are the answer that changes nothing. */
export function ConfirmDialog({
  title,
  children,
  details,
  confirmLabel,
  cancelLabel = 'Cancel',
  better = null,
  isOpen,
  onConfirm,
  onCancel,
  onClosed,
}: Props) {
  return (
    <AlertDialog.Root onOpenChange={(open) => !open && onCancel()} open={isOpen}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={styles.overlay} />
        <AlertDialog.Content
          className={styles.dialog}
          onCloseAutoFocus={(event) => {
            const next = onClosed?.()
            if (!next) return
            event.preventDefault()
            next()
          }}
        >
          <AlertDialog.Title className={styles.title}>{title}</AlertDialog.Title>
          <AlertDialog.Description className={styles.text}>{children}</AlertDialog.Description>
          {details}
          <div className={styles.buttons}>
            <AlertDialog.Cancel className={styles.button}>{cancelLabel}</AlertDialog.Cancel>
            <AlertDialog.Action className={better ? styles.button : styles.primary} onClick={onConfirm}>
              {confirmLabel}
            </AlertDialog.Action>
            {better && (
              <AlertDialog.Action className={styles.primary} onClick={better.onChoose}>
                {better.label}
              </AlertDialog.Action>
            )}
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
