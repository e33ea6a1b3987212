'use client'

import { DropdownMenu } from 'radix-ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { listen } from '../../dom/listen'
import { useEditor, useSession } from '../../session/session'
import type { UiState } from '../../session/editorStore'
import surface from '../../ui/surface.module.css'
import styles from './menu.module.css'
import type { CommandId } from '../../../contract/studioIds'
import { MenuCommand, MenuSub, offeredEntries, type MenuEntry } from './MenuItems'
import { contextPosition, findPreviewFrame } from '../../dom/previewFrame'

/** The context menu of elements: opened in the tree, in the frame or in a second window. */
export function ElementMenu() {
  const { dispatch, store, ui } = useSession()
  const at = useEditor((state) => state.ui.menu)
  useContextItem()
  const close = useCallback(() => {
    ui.setState({ menu: null })
    if (store.getState().session.contextItem) dispatch({ type: 'setCurrentState', session: { contextItem: null } })
  }, [dispatch, store, ui])
  return at && <OpenMenu at={at} key={`${at.element} ${at.x} ${at.y}`} onClose={close} />
}

function OpenMenu({ at, onClose }: { at: NonNullable<UiState['menu']>; onClose: () => void }) {
  const { dispatch, store, ui } = useSession()
  const [opener] = useState(() => document.activeElement)
  const [reason, setReason] = useState<string | null>(null)
  const chosen = useRef<(() => void) | null>(null)
  useEffect(() => {
    const { elements } = store.getState().selection
    if (!elements.includes(at.element)) dispatch({ type: 'selectElements', ids: [at.element] })
  }, [at.element, dispatch, store])
  // A click in the frame is no event of this window, but takes the focus out of it.
  useEffect(() => listen(window, { blur: onClose }), [onClose])
  return (
    <DropdownMenu.Root modal={false} onOpenChange={(isOpen) => !isOpen && onClose()} open>
      <DropdownMenu.Trigger asChild>
        <span aria-hidden className={styles.anchor} style={{ left: at.x, top: at.y }} tabIndex={-1} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="start"
          aria-label="Element"
          className={`${surface.surface} ${styles.menu}`}
          collisionPadding={8}
          data-voix-menu={at.element}
          loop
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (opener instanceof HTMLElement) opener.focus()
            ui.setState({ menuSpot: at })
            chosen.current?.()
            ui.setState({ menuSpot: null })
          }}
          onContextMenu={(event) => event.preventDefault()}
        >
          {offeredEntries(ELEMENT_MENU).map((entry, index) => {
            if (entry.kind === 'line') return <DropdownMenu.Separator className={styles.line} key={index} />
            const props = { onReason: setReason, onChoose: (run: () => void) => void (chosen.current = run) }
            return entry.kind === 'command' ? (
              <MenuCommand {...props} id={entry.id} key={entry.id} />
            ) : (
              <MenuSub {...props} entry={entry} key={entry.label} />
            )
          })}
          {reason !== null && (
            <p className={styles.reason} role="status">
              {reason}
            </p>
          )}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

const commands = (...ids: CommandId[]): MenuEntry[] => ids.map((id) => ({ kind: 'command', id }))
const LINE: MenuEntry = { kind: 'line' }

const ELEMENT_MENU: readonly MenuEntry[] = [
  { kind: 'submenu', label: 'Add', entries: ['add-before', 'add-after'], slots: 'add-inside' },
  LINE,
  ...commands('copy', 'cut', 'paste', 'paste-inside', 'duplicate'),
  LINE,
  { kind: 'submenu', label: 'Move', entries: ['move-up', 'move-down', 'move-out', 'move-in', 'move-to', 'move-into'] },
  { kind: 'submenu', label: 'Set slot', entries: [], slots: 'set-slot' },
  ...commands('wrap', 'unwrap', 'replace', 'apply-template'),
  LINE,
  ...commands('make-section', 'edit-section', 'detach-section', 'save-recipe'),
  LINE,
  ...commands('rename', 'enable', 'disable', 'select-parent'),
  LINE,
  ...commands('annotate'),
  LINE,
  ...commands('delete'),
]

/** Opens the menu where somebody asked for it within the frame or in a second window. */
function useContextItem(): void {
  const { ui } = useSession()
  const item = useEditor((state) => state.page.session.contextItem)
  useEffect(() => {
    const frame = findPreviewFrame()
    if (!item || !frame) return
    const { x, y, width } = frame.getBoundingClientRect()
    const scale = frame.offsetWidth > 0 ? width / frame.offsetWidth : 1
    ui.setState({ menu: { element: item.element, ...contextPosition({ item, frame: { x, y, scale } }) } })
  }, [item, ui])
}
