'use client'

import { Tooltip } from 'radix-ui'
import { useCallback, useEffect, useRef, useState, type ReactElement } from 'react'
import styles from './tip.module.css'

/** Shown after half a second of hovering, and at once on keyboard focus. */
const SHOWS_AFTER = 500
/** It stays for a moment, for hands that slip. */
const HIDES_AFTER = 200
/** What Radix tells the document when one of its tooltips opens. */
const OPENED = 'tooltip.open'

export function TipProvider({ children }: { children: React.ReactNode }) {
  return (
    <Tooltip.Provider delayDuration={SHOWS_AFTER} skipDelayDuration={HIDES_AFTER}>
      {children}
    </Tooltip.Provider>
  )
}

interface Props {
  text: string
  shortcut?: string
  side?: 'top' | 'bottom' | 'left' | 'right'
  children: ReactElement
}

export function Tip({ text, shortcut, side = 'bottom', children }: Props) {
  const { isOpen, setOpen, stay } = useLateHiding()
  return (
    <Tooltip.Root onOpenChange={setOpen} open={isOpen}>
      {/* Radix does not tell of a hand that comes back while it is still shown. */}
      <Tooltip.Trigger asChild onPointerEnter={stay}>
        {children}
      </Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content className={styles.tip} collisionPadding={8} side={side} sideOffset={6}>
          {text}
          {shortcut && <kbd className={styles.keys}>{shortcut}</kbd>}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  )
}

/** Opens at once and closes a little later, or when another one opens: never two at a time. */
function useLateHiding() {
  const [isOpen, setIsOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stay = useCallback(() => clearTimeout(timer.current), [])
  const setOpen = useCallback(
    (isWanted: boolean) => {
      stay()
      if (isWanted) setIsOpen(true)
      else timer.current = setTimeout(() => setIsOpen(false), HIDES_AFTER)
    },
    [stay],
  )
  useEffect(() => stay, [stay])
  useEffect(() => {
    if (!isOpen) return
    const hide = () => setIsOpen(false)
    // Radix follows the pointer by events of the document, which gets none while the pointer is in a frame.
    const follow = ({ target }: Event) => target instanceof HTMLIFrameElement && setOpen(false)
    document.addEventListener(OPENED, hide)
    document.addEventListener('pointerover', follow)
    return () => {
      document.removeEventListener(OPENED, hide)
      document.removeEventListener('pointerover', follow)
    }
  }, [isOpen, setOpen])
  return { isOpen, setOpen, stay }
}
