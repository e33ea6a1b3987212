'use client'

import { Dialog } from 'radix-ui'
import { useMemo, useRef, useState, useEffect } from 'react'
import dialog from '../../../ui/dialog.module.css'
import surface from '../../../ui/surface.module.css'
import { useListbox } from '../../../ui/useListbox'
import styles from './picker.module.css'
import { rank } from './rank'
import type { PickerItem } from '../../../commands/elementPickers'

/** More are not read: the search narrows them down. */
const MOST_SHOWN = 120

interface Props {
  title: string
  placeholder: string
  items: readonly PickerItem[]
  onClose: () => void
}

/** A searchable list in a dialog: a combobox by the ARIA pattern. The focus returns to where it came from before the choice takes effect. */
export function Picker({ title, placeholder, items, onClose }: Props) {
  const [opener] = useState(() => document.activeElement)
  const chosen = useRef<(() => void) | null>(null)
  const [search, setSearch] = useState('')
  const groups = useMemo(() => groupsOf(rank({ items, search }).slice(0, MOST_SHOWN)), [items, search])
  const shown = groups.flatMap(({ members }) => members.map(({ item }) => item))

  const choose = (item: PickerItem | undefined) => {
    if (!item || item.reason !== undefined) return
    chosen.current = item.run
    onClose()
  }
  const list = useListbox({ count: shown.length, onChoose: (index) => choose(shown[index]) })
  return (
    <Dialog.Root onOpenChange={(isOpen) => !isOpen && onClose()} open>
      <Dialog.Portal>
        <Dialog.Overlay className={dialog.overlay} />
        <Dialog.Content
          aria-describedby={undefined}
          className={`${surface.surface} ${surface.panel} ${styles.picker}`}
          data-voix-picker
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (opener instanceof HTMLElement) opener.focus()
            chosen.current?.()
          }}
        >
          <Dialog.Title className={styles.title}>{title}</Dialog.Title>
          <input
            {...list.input}
            aria-label={title}
            className={styles.search}
            onChange={(event) => {
              setSearch(event.target.value)
              list.point(0)
            }}
            placeholder={placeholder}
            value={search}
          />
          <div aria-label={title} className={styles.list} id={list.listId} role="listbox">
            {groups.map(({ name, members }) => (
              <div aria-label={name} key={name} role="group">
                {name !== '' && (
                  <div aria-hidden className={styles.group}>
                    {name}
                  </div>
                )}
                {members.map(({ item, index }) => (
                  <PickerOption
                    id={list.optionId(index)}
                    isCurrent={index === list.current}
                    item={item}
                    key={item.key}
                    onChoose={() => choose(item)}
                    onPoint={() => list.point(index)}
                  />
                ))}
              </div>
            ))}
          </div>
          <p className={shown.length === 0 ? styles.none : styles.unseen} role="status">
            {shown.length === 0 ? `Nothing matches “${search}”.` : `${shown.length} found`}
          </p>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** Items by group, the groups in the order in which they first appear. */
function groupsOf(items: readonly PickerItem[]) {
  const groups = new Map<string, PickerItem[]>()
  for (const item of items) groups.set(item.group ?? '', [...(groups.get(item.group ?? '') ?? []), item])
  let index = 0
  return [...groups].map(([name, members]) => ({ name, members: members.map((item) => ({ item, index: index++ })) }))
}

interface PickerOptionProps {
  id: string
  item: PickerItem
  isCurrent: boolean
  onPoint: () => void
  onChoose: () => void
}

function PickerOption({ id, item, isCurrent, onPoint, onChoose }: PickerOptionProps) {
  const ref = useRef<HTMLDivElement>(null)
  const { label, detail, note, reason, icon: Icon, shortcut, data } = item
  const more = reason ?? [detail, note].filter(Boolean).join(', ')
  useEffect(() => {
    if (isCurrent) ref.current?.scrollIntoView({ block: 'nearest' })
  }, [isCurrent])
  return (
    <div
      {...data}
      aria-disabled={reason !== undefined}
      aria-selected={isCurrent}
      className={styles.option}
      id={id}
      onClick={onChoose}
      // Not on entering: scrolling by keyboard brings other options under a pointer at rest.
      onPointerMove={onPoint}
      ref={ref}
      role="option"
    >
      {Icon && <Icon aria-hidden size={15} strokeWidth={1.75} />}
      <span className={styles.label}>
        {label}
        {more && <small>{more}</small>}
      </span>
      {shortcut && <kbd className={styles.keys}>{shortcut}</kbd>}
    </div>
  )
}
