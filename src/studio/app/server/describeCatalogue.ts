import { defaultFields } from '../../../slices/defaultFields'
import { isFieldDefinition } from '../../../slices/isFieldDefinition'
import type { FieldMap, FieldType, SliceDefinition } from '../../../slices/types'
import type { LayoutInfo, SliceFieldInfo, SliceInfo } from '../../model/boot'
import type { LayoutOption } from './readVoix'

/** The serialisable part of every definition: what a server component may hand to the studio. */
export function describeSlices(definitions: readonly SliceDefinition[]): SliceInfo[] {
  return definitions.map((definition) => ({
    name: definition.name,
    label: definition.label,
    group: definition.group,
    description: definition.description,
    preview: definition.preview,
    tags: definition.tags,
    deprecated: definition.deprecated,
    replacedBy: definition.replacedBy ?? null,
    database: definition.database,
    hydrationMode: definition.hydrationMode,
    rules: {
      layouts: definition.layouts,
      slots: definition.slots,
      root: definition.root,
      ...(definition.maxPerPage === undefined ? {} : { maxPerPage: definition.maxPerPage }),
    },
    fields: Object.entries(definition.fields).map(([name, field]) => describeField({ name, field })),
    defaults: defaultFields(definition),
  }))
}

const PLAIN_TYPES: readonly FieldType[] = ['text', 'checkbox', 'color', 'select', 'number', 'datetime', 'date']

function describeField({ name, field }: { name: string; field: FieldMap[string] }): SliceFieldInfo {
  if (!isFieldDefinition(field)) {
    const label = 'label' in field && typeof field.label === 'string' ? field.label : name
    return {
      name,
      label,
      type: 'payload',
      styled: false,
      group: null,
      enabled: true,
      required: 'required' in field && field.required === true,
      resolvedByServer: true,
      fallback: null,
      options: [],
      fields: [],
    }
  }
  return {
    name,
    label: field.editorLabel ?? field.label ?? name,
    type: field.type,
    styled: field.styled,
    group: field.group ?? null,
    enabled: field.enabled !== false,
    required: field.required === true,
    resolvedByServer: !isPlain(field),
    fallback: field.default ?? null,
    options: (field.options ?? []).map(({ value }) => value),
    fields: Object.entries(field.fields ?? {}).map(([inner, definition]) =>
      describeField({ name: inner, field: definition }),
    ),
  }
}

/** A list of plain fields needs no server either. */
function isPlain(field: { type: FieldType; fields?: FieldMap }): boolean {
  if (field.type !== 'list') return PLAIN_TYPES.includes(field.type)
  return Object.values(field.fields ?? {}).every((inner) => isFieldDefinition(inner) && isPlain(inner))
}

/** What the studio knows of a layout: its name and its colours. */
export function describeLayouts(layouts: readonly LayoutOption[]): LayoutInfo[] {
  return layouts.map(({ name, label, palette = [], colorRules }) => ({
    name,
    label,
    palette,
    colorRules: colorRules
      ? {
          fields: colorRules.fields,
          background: colorRules.background ?? 'picker',
          foreground: colorRules.foreground ?? 'picker',
        }
      : null,
  }))
}
