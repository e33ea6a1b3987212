import { randomUUID } from 'node:crypto'
import type { FieldHook, JSONField, Validate } from 'payload'
import { misfitRule, pageFieldOf, pageFieldTypes } from '../../slices'
import { mediaIn } from '../../slices/fieldInstances'
import type { Slugs } from '../../options/context'
import { storedHref } from '../../slices/storedHref'
import { isRecord } from '../../tree'
import { mapAddresses } from '../../slices/textAddresses'

/**
 * The page's own fields: `{ id, name, type, enabled, media[], <value under a key equal to type> }`. `media` lists the
 * ids of the images in the value, and is set on save.
 */
export const pageFields = ({ media }: Slugs): JSONField => ({
  name: 'fields',
  type: 'json',
  label: 'Page fields',
  defaultValue: [],
  custom: { uploads: media, documents: collectionsByType() },
  validate: checkFields as Validate,
  hooks: { beforeValidate: [completeFields] },
  jsonSchema: {
    uri: 'voix://schemas/page-fields.json',
    fileMatch: ['voix://schemas/page-fields.json'],
    schema: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'name', 'type', 'enabled', 'media'],
        properties: {
          id: { type: 'string' },
          name: { type: 'string' },
          type: { type: 'string', enum: pageFieldTypes() },
          enabled: { type: 'boolean' },
          media: { type: 'array', items: { type: ['string', 'number'] } },
        },
      },
    },
  },
})

/** Returns the collections of field types that select documents. */
function collectionsByType(): Record<string, string> {
  return Object.fromEntries(
    pageFieldTypes().flatMap((type) => {
      const { relationTo } = pageFieldOf(type)
      return relationTo ? [[type, relationTo]] : []
    }),
  )
}

function completeFields({ value }: Parameters<FieldHook>[0]): unknown {
  if (!Array.isArray(value)) return value
  return mapAddresses(value.map(completeField), storedHref)
}

function completeField(field: unknown): unknown {
  if (!isRecord(field)) return field
  const type = String(field.type)
  return { id: randomUUID(), enabled: true, ...field, media: mediaIn(type, field[type]) }
}

function checkFields(value: unknown): true | string {
  if (value === undefined || value === null) return true
  if (!Array.isArray(value)) return 'Page fields are a list of { id, name, type, enabled, media }.'
  const names = new Set<string>()
  const types = pageFieldTypes()
  for (const field of value as Record<string, unknown>[]) {
    const { name, type } = field ?? {}
    if (typeof name !== 'string' || name === '') return 'Every page field needs a name.'
    if (names.has(name)) return `Two page fields have the name "${name}".`
    if (typeof type !== 'string' || !types.includes(type)) {
      return `Page field "${name}" has the type "${String(type)}". Use one of: ${types.join(', ')}.`
    }
    const definition = pageFieldOf(type)
    const misfit = misfitRule(definition, field[type])
    if (misfit !== null) return `Page field "${name}": ${misfit}`
    names.add(name)
  }
  return true
}
