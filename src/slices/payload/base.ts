import type { FieldDefinition } from '../types'
import type { PayloadFieldOptions } from './types'

/** What the studio knows of a field beside Payload's own configuration: `admin.custom.voix`. */
export interface FieldCustom {
  type: FieldDefinition['type']
  group: string | null
  description: string | null
  editorLabel: string | null
  styled: boolean
  enabled: boolean
  media: FieldDefinition['media'] | null
}

export interface BaseAdmin {
  description?: string
  custom: { voix: FieldCustom }
  components?: { Field: string }
}

/** The part of a Payload field that every type shares. */
export function base(name: string, field: FieldDefinition, { components }: PayloadFieldOptions) {
  const component = components?.[field.type]
  const admin: BaseAdmin = { custom: { voix: customOf(field) } }
  if (field.instructions !== undefined) admin.description = field.instructions
  if (component !== undefined) admin.components = { Field: component }
  const label = field.editorLabel ?? field.label
  return { name, ...(label === undefined ? {} : { label }), ...(field.required ? { required: true } : {}), admin }
}

/** `{ defaultValue }` when there is one and the field is not switched off. */
export function defaultOf<Value>(field: FieldDefinition): { defaultValue?: Value } {
  return field.default === undefined || field.enabled === false ? {} : { defaultValue: field.default as Value }
}

function customOf(field: FieldDefinition): FieldCustom {
  return {
    type: field.type,
    group: field.group ?? null,
    description: field.description ?? null,
    editorLabel: field.editorLabel ?? null,
    styled: field.styled,
    enabled: field.enabled !== false,
    media: field.media ?? null,
  }
}
