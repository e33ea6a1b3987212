'use client'

import { Plus } from 'lucide-react'
import { useRef, useState, type KeyboardEvent } from 'react'
import {
  canMove,
  findPlaced,
  insertItem,
  moveItem,
  placeBy,
  placedItems,
  removeItem,
  updateItem,
  type MenuPlace,
} from '../../slices/menu/editItems'
import { pressedKey } from '../../studio/dom/pressedKey'
import { menuLabel, type StoredMenuItem } from '../../slices/menu/menuItems'
import { createId } from '../../tree'
import type { LinkChooserProps } from '../../studio/ui/link/LinkChooser'
import { ItemPanel } from './ItemPanel'
import { MenuRow, type DropZone } from './MenuRow'
import styles from './menus.module.css'

type Items = readonly StoredMenuItem[]

interface Props {
  boot: LinkChooserProps['boot']
  items: Items
  isReadOnly: boolean
  onChange: (items: Items) => void
}

/** Edits a menu as a tree, with a panel for the selected item. Follows the ARIA tree pattern. */
export function MenuEditor({ boot, items, isReadOnly, onChange }: Props) {
  const [chosen, setChosen] = useState<string | null>(null)
  const [closed, setClosed] = useState<readonly string[]>([])
  const [announcement, setSaid] = useState('')
  const [removed, setRemoved] = useState<{ items: Items; name: string } | null>(null)
  const [dragged, setDragged] = useState<string | null>(null)
  const [zone, setZone] = useState<DropZone | null>(null)
  const tree = useRef<HTMLUListElement>(null)
  const languages = boot.languages.map(({ code }) => code)
  const nameOf = (item: StoredMenuItem) => menuLabel(item, ...languages) || 'Without a label'
  const rows = placedItems(items, (id) => closed.includes(id))
  const current = rows.find(({ item }) => item.id === chosen) ?? rows[0]
  const shown = chosen === null ? undefined : findPlaced(items, chosen)

  const choose = (id: string | undefined, focus = true) => {
    if (id === undefined) return
    setChosen(id)
    // The row may be rendered only after this change.
    if (focus) requestAnimationFrame(() => tree.current?.querySelector<HTMLElement>(`[data-item="${id}"]`)?.focus())
  }
  const open = (id: string, isOpen: boolean) =>
    setClosed((all) => (isOpen ? all.filter((one) => one !== id) : [...all, id]))
  const change = (next: Items) => {
    setRemoved(null)
    onChange(next)
  }
  const move = (id: string, place: MenuPlace | null) => {
    if (!place || !canMove(items, id, place)) return setSaid('It cannot go further.')
    const next = moveItem(items, id, place)
    if (next === items) return
    change(next)
    if (place.parent !== null) open(place.parent, true)
    const now = findPlaced(next, id)
    const under = now?.parent ? findPlaced(next, now.parent) : undefined
    if (now)
      setSaid(
        `${nameOf(now.item)}: place ${now.index + 1} ${under ? `below ${nameOf(under.item)}` : 'at the top level'}`,
      )
    choose(id)
  }
  const add = (place: MenuPlace) => {
    const id = createId()
    change(insertItem(items, { id, label: {}, link: null, children: [] }, place))
    if (place.parent !== null) open(place.parent, true)
    choose(id, false)
  }
  const remove = (id: string) => {
    const found = findPlaced(items, id)
    if (!found) return
    const at = rows.findIndex(({ item }) => item.id === id)
    onChange(removeItem(items, id))
    setRemoved({ items, name: nameOf(found.item) })
    choose((rows.slice(at + 1).find(({ depth }) => depth <= found.depth) ?? rows[at - 1])?.item.id)
  }
  const addBelow = ({ parent, index }: MenuPlace) => add({ parent, index: index + 1 })

  const onKeyDown = (event: KeyboardEvent) => {
    if (!current) return
    const at = rows.indexOf(current)
    const { item, parent } = current
    const isOpen = item.children.length > 0 && !closed.includes(item.id)
    const act = keyAction(event, isReadOnly)
    if (act === null) return
    event.preventDefault()
    switch (act) {
      case 'up':
      case 'down':
      case 'in':
      case 'out':
        return move(item.id, placeBy(items, item.id, act))
      case 'remove':
        return remove(item.id)
      case 'previous':
        return choose(rows[at - 1]?.item.id)
      case 'next':
        return choose(rows[at + 1]?.item.id)
      case 'first':
        return choose(rows[0]?.item.id)
      case 'last':
        return choose(rows.at(-1)?.item.id)
      case 'right':
        if (item.children.length > 0 && !isOpen) return open(item.id, true)
        return isOpen ? choose(item.children[0]?.id) : undefined
      case 'left':
        return isOpen ? open(item.id, false) : choose(parent ?? undefined)
      case 'edit':
        return document.getElementById(`menu-label-${item.id}`)?.focus()
    }
  }

  return (
    <div className={styles.editor}>
      <div className={styles.side}>
        {rows.length === 0 && <p className={styles.empty}>The menu is empty.</p>}
        <ul aria-label="Items of the menu" className={styles.tree} onKeyDown={onKeyDown} ref={tree} role="tree">
          {rows.map((row) => (
            <MenuRow
              isChosen={row.item.id === shown?.item.id}
              isDragged={row.item.id === dragged}
              isFocusable={row === current}
              isOpen={row.item.children.length === 0 ? null : !closed.includes(row.item.id)}
              isReadOnly={isReadOnly}
              key={row.item.id}
              mayTake={(place) => dragged !== null && canMove(items, dragged, place)}
              name={nameOf(row.item)}
              onChoose={() => choose(row.item.id, false)}
              onDrag={setDragged}
              onDrop={(place) => {
                if (dragged !== null) move(dragged, place)
                setZone(null)
              }}
              onOpen={(isOpen) => open(row.item.id, isOpen)}
              onZone={setZone}
              row={row}
              zone={zone?.id === row.item.id ? zone : null}
            />
          ))}
        </ul>
        {!isReadOnly && (
          <button className={styles.add} onClick={() => add({ parent: null, index: items.length })} type="button">
            <Plus aria-hidden size={14} /> Add an item
          </button>
        )}
        {removed && (
          <p className={styles.removed} role="status">
            “{removed.name}” was removed.{' '}
            <button className={styles.plain} onClick={() => change(removed.items)} type="button">
              Bring it back
            </button>
          </p>
        )}
        <p aria-live="assertive" className={styles.hidden}>
          {announcement}
        </p>
      </div>
      {shown && (
        <ItemPanel
          boot={boot}
          isReadOnly={isReadOnly}
          key={shown.item.id}
          move={(way) => move(shown.item.id, placeBy(items, shown.item.id, way))}
          name={nameOf(shown.item)}
          onAdd={(where) =>
            where === 'below' ? addBelow(shown) : add({ parent: shown.item.id, index: shown.item.children.length })
          }
          onChange={(item) => change(updateItem(items, item.id, () => item))}
          onRemove={() => remove(shown.item.id)}
          placed={shown}
          ways={(['up', 'down', 'in', 'out'] as const).filter((way) => {
            const place = placeBy(items, shown.item.id, way)
            return place !== null && canMove(items, shown.item.id, place)
          })}
        />
      )}
    </div>
  )
}

const KEYS = {
  ArrowUp: 'previous',
  ArrowDown: 'next',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  Home: 'first',
  End: 'last',
  Enter: 'edit',
} as const
const MOVES = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'out', ArrowRight: 'in' } as const

function keyAction(event: KeyboardEvent, isReadOnly: boolean) {
  const { altKey, ctrlKey, metaKey } = event
  const key = pressedKey(event)
  if (ctrlKey || metaKey) return null
  if (altKey) return !isReadOnly && key in MOVES ? MOVES[key as keyof typeof MOVES] : null
  if (key === 'Delete' || key === 'Backspace') return isReadOnly ? null : 'remove'
  return key in KEYS ? KEYS[key as keyof typeof KEYS] : null
}
