import type { CollectionSlug } from 'payload'
import { isRecord } from '../../tree/internal/values'
import { HREF_RULE, isSafeHref, safeHref } from '../href.mjs'
import type { LinkValue, ResolvedLink } from '../values'
import { createField, defineFieldType } from './defineFieldType'
import type { FieldDefinition, FieldOptions, FieldType } from './fieldType'

/** A group of the link's properties. The address is checked by the allow-list that every renderer uses. */
export const linkType = defineFieldType<LinkValue, ResolvedLink | null>({
  type: 'link',
  label: 'Link',
  payload: linkField,
  resolve: (value, { tools }) => tools.link(value),
  preview: ({ value, last }) => resolveLocally(value, last),
  isWholeInPreview: false,
  text: linkText,
  inline: {
    read: (value) => (isRecord(value) && typeof value.text === 'string' ? value.text : null),
    write: (value, text) => ({ ...(isRecord(value) ? value : {}), text }),
  },
  parts: (value) => {
    const shown = linkText(value)
    const isNewTab = isRecord(value) && value.target === '_blank'
    return shown === '' ? [] : [{ kind: 'text', text: isNewTab ? `${shown} (new tab)` : shown }]
  },
  changes: ({ field: { label }, before, after, words }) => {
    const [old, now] = [linkText(before), linkText(after)]
    if (old !== now) return [words.text({ label, before: old, after: now })]
    const target = isRecord(after) ? after.target : undefined
    if ((isRecord(before) ? before.target : undefined) === target) return []
    return [{ kind: 'note', label, text: target === '_blank' ? 'opens in a new window' : 'opens in the same window' }]
  },
  fits: (value) => isRecord(value) && (!value.href || isSafeHref(value.href)),
  rule: `The value must be { text, mode, href, relationship, target }. ${HREF_RULE}`,
  fills: ['text'],
  fromDocument: (value, { stored, document }) => {
    if (typeof value === 'string') return isAddress(value) ? boundLink(value, { stored, document }) : stored
    return Array.isArray(value) ? stored : value
  },
})

/** A link to a document or an address. */
export function link(options: FieldOptions<LinkValue> = {}): FieldDefinition<LinkValue, ResolvedLink | null> {
  return createField(linkType, options)
}

const NO_LINK = { text: null, href: null, relationship: null }

function linkField({ field, base, options }: Parameters<FieldType['payload']>[0]): ReturnType<FieldType['payload']> {
  const { required = false, ...group } = base
  const value = (field.enabled === false ? {} : (field.defaultValue ?? {})) as LinkValue
  const linkTo = [...(options.linkTo ?? ['pages', 'media'])] as CollectionSlug[]
  return {
    ...group,
    type: 'group',
    // Payload does not accept `null` for a group.
    hooks: { beforeValidate: [({ value }) => (value === null ? NO_LINK : (value as unknown))] },
    fields: [
      { name: 'text', type: 'text', required, defaultValue: value.text ?? undefined },
      {
        name: 'mode',
        type: 'select',
        label: 'Leads to',
        options: [
          { label: 'A document', value: 'relationship' },
          { label: 'An address', value: 'href' },
        ],
        defaultValue: value.mode ?? (value.href ? 'href' : 'relationship'),
      },
      {
        name: 'relationship',
        type: 'relationship',
        label: 'Document',
        relationTo: linkTo,
        admin: { allowEdit: false, allowCreate: false, condition: (_data, siblings) => siblings.mode !== 'href' },
      },
      {
        name: 'href',
        type: 'text',
        label: 'Address',
        defaultValue: value.href ?? undefined,
        admin: { condition: (_data, siblings) => siblings.mode === 'href' },
        validate: (address: string | null | undefined) => !address || isSafeHref(address) || HREF_RULE,
      },
      {
        name: 'target',
        type: 'select',
        label: 'Opens in',
        options: [
          { label: 'The same window', value: '_self' },
          { label: 'A new window', value: '_blank' },
        ],
        defaultValue: value.target ?? '_self',
      },
    ],
  }
}

/** Only the server can resolve a link to a document. Until it responds, the previous address is used. */
function resolveLocally(value: unknown, last: unknown): ResolvedLink | null {
  const link = isRecord(value) ? value : {}
  const before = isRecord(last) ? last : {}
  const isDocument = link.mode === 'relationship' || (!link.mode && link.relationship)
  const href = isDocument ? (before.href ?? null) : safeHref(link.href)
  return typeof href === 'string' ? withAddress(link, href) : unfinishedLink(link)
}

/** The address of links without a target in the studio's preview. */
const NOWHERE = '#voix-nowhere'

/** In the studio's preview a link without an address is shown by its text. It is not rendered for visitors. */
export function unfinishedLink(link: LinkValue | Record<string, unknown>): ResolvedLink | null {
  return typeof link.text === 'string' && link.text !== '' ? withAddress(link, NOWHERE) : null
}

/** Returns the stored link with its resolved address. */
export function withAddress({ text, target }: LinkValue | Record<string, unknown>, href: string): ResolvedLink {
  return {
    text: typeof text === 'string' ? text : '',
    href,
    target: target === '_blank' ? '_blank' : '_self',
    external: /^https?:/i.test(href),
  }
}

/** Returns the text of a link and its target. */
function linkText(value: unknown): string {
  if (!isRecord(value)) return ''
  const text = typeof value.text === 'string' ? value.text : ''
  const target = targetOf(value)
  return text !== '' && target !== '' ? `${text} → ${target}` : text || target
}

function targetOf({ mode, href, relationship }: Record<string, unknown>): string {
  if (mode === 'href') return typeof href === 'string' ? href : ''
  if (!isRecord(relationship)) return ''
  return `${String(relationship.relationTo)} ${String(relationship.value)}`
}

/** A name or a telephone number would be read as a path relative to the page. */
function isAddress(value: string): boolean {
  return isSafeHref(value) && /^ *(?:[/?#]|[a-z]+:)/i.test(value)
}

/** Returns the link to a document. Its text is the stored one, else the document's name, else the address. */
function boundLink(href: string, { stored, document }: { stored: unknown; document: Record<string, unknown> }) {
  const { text, target } = (stored ?? {}) as { text?: unknown; target?: unknown }
  const name = document['title'] ?? document['name']
  const own = typeof text === 'string' && text.trim() !== ''
  return { text: own ? text : typeof name === 'string' ? name : href, href, mode: 'href', target: target ?? '_self' }
}
