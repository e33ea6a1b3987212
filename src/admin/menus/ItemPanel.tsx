'use client'

import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  CornerDownRight,
  Link2,
  Plus,
  Trash2,
  X,
  type LucideIcon,
} from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { documentEndpoints } from '../../contract/documents'
import { useEndpoint } from '../../studio/api/useEndpoint'
import { menuLabel, type StoredMenuItem } from '../../slices/menu/menuItems'
import type { PlacedItem } from '../../slices/menu/editItems'
import type { LinkValue } from '../../slices/values'
import { readableAddress, type LinkTarget } from '../../studio/model/address'
import { LinkChooser, type LinkChooserProps } from '../../studio/ui/link/LinkChooser'
import { languageLabel } from '../pages/languageLabel'
import styles from './menus.module.css'

const text = z.optional(z.string())
const target = documentEndpoints(z.object({ title: text, path: text, alt: text, filename: text }))

type Way = 'up' | 'down' | 'in' | 'out'

interface Props {
  boot: LinkChooserProps['boot']
  isReadOnly: boolean
  name: string
  placed: PlacedItem
  /** The directions in which the item can be moved. */
  ways: readonly Way[]
  move: (way: Way) => void
  onAdd: (where: 'below' | 'inside') => void
  onChange: (item: StoredMenuItem) => void
  onRemove: () => void
}

const WAYS: readonly [Way, string, LucideIcon][] = [
  ['up', 'Move up', ArrowUp],
  ['down', 'Move down', ArrowDown],
  ['out', 'Move out, a level up', ArrowLeft],
  ['in', 'Move in, below the one before', ArrowRight],
]

/** Edits the labels of the selected item in each language, and its target. */
export function ItemPanel({ boot, isReadOnly, name, placed: { item }, ways, move, onAdd, onChange, onRemove }: Props) {
  const first = useRef<HTMLInputElement>(null)
  // A new item has no label yet, so its input gets the focus.
  const isNew = menuLabel(item) === ''
  useEffect(() => {
    if (isNew) first.current?.focus()
  }, [])
  return (
    <section aria-label={`Item “${name}”`} className={styles.panel}>
      {boot.languages.map((language, index) => (
        <label className={styles.label} key={language.code}>
          {boot.languages.length === 1 ? 'Label' : `Label, ${languageLabel(language)}`}
          <input
            disabled={isReadOnly}
            id={index === 0 ? `menu-label-${item.id}` : undefined}
            lang={language.code}
            maxLength={200}
            onChange={({ target }) => onChange({ ...item, label: { ...item.label, [language.code]: target.value } })}
            placeholder={index === 0 ? undefined : menuLabel(item, boot.languages[0]?.code ?? '')}
            ref={index === 0 ? first : undefined}
            value={item.label[language.code] ?? ''}
          />
        </label>
      ))}
      <Target boot={boot} isReadOnly={isReadOnly} item={item} onChange={(link) => onChange({ ...item, link })} />
      {!isReadOnly && (
        <div className={styles.tools}>
          {WAYS.map(([way, label, Icon]) => (
            <button
              aria-label={label}
              disabled={!ways.includes(way)}
              key={way}
              onClick={() => move(way)}
              title={label}
              type="button"
            >
              <Icon aria-hidden size={15} />
            </button>
          ))}
          <button onClick={() => onAdd('below')} type="button">
            <Plus aria-hidden size={14} /> Add after it
          </button>
          <button onClick={() => onAdd('inside')} type="button">
            <CornerDownRight aria-hidden size={14} /> Add below it
          </button>
          <button onClick={onRemove} type="button">
            <Trash2 aria-hidden size={14} /> Remove{item.children.length > 0 && ' with what is below it'}
          </button>
        </div>
      )}
    </section>
  )
}

interface TargetProps {
  boot: LinkChooserProps['boot']
  isReadOnly: boolean
  item: StoredMenuItem
  onChange: (link: LinkValue | null) => void
}

function Target({ boot, isReadOnly, item: { link }, onChange }: TargetProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const place = useTarget(boot.apiRoute, link)
  const close = () => {
    setIsOpen(false)
    button.current?.focus()
  }
  return (
    <div className={styles.label}>
      <span id={id}>Leads to</span>
      <div className={styles.target}>
        <button
          aria-describedby={id}
          aria-expanded={isOpen}
          aria-haspopup="dialog"
          data-leads-to
          disabled={isReadOnly}
          onClick={() => setIsOpen(true)}
          ref={button}
          type="button"
        >
          <Link2 aria-hidden size={15} /> {place ?? 'Nowhere: it is a heading. Choose where it leads'}
        </button>
        {link && !isReadOnly && (
          <button
            aria-label="Remove where it leads"
            onClick={() => onChange(null)}
            title="Remove where it leads"
            type="button"
          >
            <X aria-hidden size={15} />
          </button>
        )}
      </div>
      {link && (
        <label className={styles.check}>
          <input
            checked={link.target === '_blank'}
            disabled={isReadOnly}
            onChange={(event) => onChange({ ...link, target: event.target.checked ? '_blank' : '_self' })}
            type="checkbox"
          />
          Opens in a new window
        </label>
      )}
      {isOpen && (
        <LinkChooser
          anchor={button}
          boot={boot}
          initial={link?.mode === 'href' ? (link.href ?? '') : ''}
          languageCode={boot.languages[0]?.code ?? ''}
          onChoose={(target) => {
            onChange(linkTo(target, link))
            close()
          }}
          onClose={close}
        />
      )}
    </div>
  )
}

function linkTo(target: LinkTarget, before: LinkValue | null): LinkValue {
  const kept = { target: before?.target ?? ('_self' as const) }
  if (target.kind === 'address') return { ...kept, mode: 'href', href: target.href, relationship: null }
  return {
    ...kept,
    mode: 'relationship',
    href: null,
    relationship: { relationTo: target.relationTo, value: target.id },
  }
}

/** Returns the target of an item as text, or `null` without a target. */
function useTarget(apiRoute: string, link: LinkValue | null): string | null {
  const document = link && link.mode !== 'href' ? link.relationship : null
  const query = { depth: 0, draft: true }
  const input = document ? { params: { collection: document.relationTo, id: document.value }, query } : null
  const { data, problem } = useEndpoint(apiRoute, target.read, input)
  if (link?.mode === 'href' || (link?.href && !document)) return link.href ? readableAddress(link.href) : null
  if (!document) return null
  if (problem !== null) return 'a document that no longer exists'
  const name = data?.title ?? data?.alt ?? data?.filename
  return name === undefined ? '…' : `${name}${data?.path ? ` (${data.path})` : ''}`
}
