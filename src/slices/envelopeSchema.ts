import type { JSONField } from 'payload'
import { STYLE_NAMES } from '../tree/style/styleValue'
import { BREAKPOINT_NAMES } from '../tree/types'
import { GUI_COLORS } from '../tree/validate/checkEnvelope'

type Schema = NonNullable<JSONField['jsonSchema']>['schema']

const text: Schema = { type: 'string' }
const nullableText: Schema = { type: ['string', 'null'] }
const condition = (key: string): Schema => ({
  type: 'object',
  required: [key, 'operator'],
  properties: { [key]: text, operator: text, value: {} },
})

const refTo = (name: string): Schema => ({ $ref: `#/definitions/${name}` })

const style: Schema = {
  type: 'object',
  additionalProperties: false,
  properties: Object.fromEntries(STYLE_NAMES.map((name) => [name, styleSchema(name)])),
}

function styleSchema(name: (typeof STYLE_NAMES)[number]): Schema {
  if (name === 'visibility') return { enum: ['hidden', 'shown'] }
  return name === 'columns' ? { type: 'number' } : text
}

const stylesByBreakpoint: Schema = {
  type: 'object',
  additionalProperties: false,
  properties: Object.fromEntries(BREAKPOINT_NAMES.map((breakpoint) => [breakpoint, refTo('ElementStyle')])),
}

const envelope: Schema = {
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
      additionalProperties: refTo('ElementStyleByBreakpoint'),
    },
    style: refTo('ElementStyleByBreakpoint'),
    fieldsEnabled: { type: 'object', additionalProperties: { type: 'boolean' } },
    hydrationMode: { enum: ['load', 'idle', 'visible', 'none'] },
    xpStatus: text,
    permissions: {
      type: 'array',
      items: { enum: ['edit', 'move', 'delete', 'duplicate', 'replace', 'children'] },
    },
    gui: {
      type: 'object',
      properties: { note: text, color: { enum: [...GUI_COLORS] }, isCollapsed: { type: 'boolean' } },
    },
    audience: text,
    bind: { type: 'object', additionalProperties: text },
    version: { type: 'integer', minimum: 1 },
  },
}

/** The envelope as JSON schema, for the generated types: each definition by its name. */
export const ENVELOPE_DEFINITIONS: Record<string, Schema> = {
  ElementEnvelope: envelope,
  ElementStyle: style,
  ElementStyleByBreakpoint: stylesByBreakpoint,
}

/** Refers to the envelope in `ENVELOPE_DEFINITIONS`, which the plugin adds to the schema of the generated types. */
export const ENVELOPE_REF: Schema = refTo('ElementEnvelope')
