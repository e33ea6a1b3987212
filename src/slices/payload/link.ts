import type { CollectionSlug, Field } from 'payload'
import { HREF_RULE, isSafeHref } from '../href'
import type { FieldDefinition, LinkValue } from '../types'
import { base } from './base'
import type { PayloadFieldOptions } from './types'

/** A group of the link's parts. The address is checked by the allow-list that every renderer uses. */
export function linkField(name: string, field: FieldDefinition, options: PayloadFieldOptions): Field {
  const { required, ...group } = { required: false, ...base(name, field, options) }
  const value = (field.enabled === false ? {} : (field.default ?? {})) as LinkValue
  const linkTo = [...(options.linkTo ?? ['pages', 'media'])] as CollectionSlug[]
  return {
    ...group,
    type: 'group',
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
