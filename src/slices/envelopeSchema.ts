import type { JSONField } from 'payload'
import { BREAKPOINT_NAMES } from '../tree/types'

type Schema = NonNullable<JSONField['jsonSchema']>['schema']

const URI = 'voix://schemas/element.json'

const text: Schema = { type: 'string' }
const nullableText: Schema = { type: ['string', 'null'] }
const condition = (key: string): Schema => ({
  type: 'object',
  required: [key, 'operator'],
  properties: { [key]: text, operator: text, value: {} },
})

const style: Schema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    font: text,
    fontSize: text,
    fontWeight: text,
    letterSpacing: text,
    lineHeight: text,
    textAlign: text,
    columns: { type: 'number' },
  },
}

/** The envelope as JSON schema: for the generated types, GraphQL's readers and editors of raw JSON. */
export const ENVELOPE_SCHEMA: NonNullable<JSONField['jsonSchema']> = {
  uri: URI,
  fileMatch: [URI],
  schema: {
    type: 'object',
    properties: {
      parent: nullableText,
      slot: text,
      enabled: { type: 'boolean' },
      tags: {
        type: 'array',
        items: { type: 'object', required: ['name', 'point'], properties: { name: text, point: { type: 'number' } } },
      },
      conditionsSettings: {
        type: 'object',
        properties: { type: { enum: ['and', 'or'] }, conditions: { type: 'array', items: condition('key') } },
      },
      properties: { type: 'object', properties: { domId: nullableText, settings: { type: 'object' } } },
      modelQuery: {
        type: ['object', 'null'],
        required: ['collection'],
        properties: {
          collection: text,
          where: { type: 'array', items: condition('field') },
          sort: nullableText,
          limit: { type: 'number' },
          bind: { type: 'object', additionalProperties: text },
        },
      },
      fieldProperties: {
        type: 'object',
        additionalProperties: {
          type: 'object',
          additionalProperties: false,
          properties: Object.fromEntries(BREAKPOINT_NAMES.map((breakpoint) => [breakpoint, style])),
        },
      },
      fieldsEnabled: { type: 'object', additionalProperties: { type: 'boolean' } },
      hydrationMode: { enum: ['load', 'idle', 'visible', 'none'] },
      xpStatus: text,
      permissions: {
        type: 'array',
        items: { enum: ['edit', 'move', 'delete', 'duplicate', 'replace', 'children'] },
      },
      audience: text,
      version: { type: 'integer', minimum: 1 },
    },
  },
}
