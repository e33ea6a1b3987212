import { isRecord } from '../../tree/internal/values'
import { createField, defaultOf, defineFieldType, plainText } from './defineFieldType'
import type { FieldDefinition, FieldMap, FieldOptions, ResolvedFields } from './fieldType'
import { innerChanges, innerParts, previewInner, type Values } from './innerFields'

export const groupType = defineFieldType<Values, Values>({
  type: 'group',
  label: 'Group',
  payload: ({ field, base: { required: _none, ...base }, inner }) => ({
    ...base,
    ...defaultOf<Values>(field),
    type: 'group',
    // Payload does not accept `null` for a group.
    hooks: { beforeValidate: [({ value }) => (value === null ? {} : (value as unknown))] },
    fields: inner(field.fields ?? {}),
  }),
  resolve: (value, { field, tools }) => tools.fields(field.fields ?? {}, valuesOf(value)),
  preview: ({ field, value, last, each }) =>
    previewInner({ field, values: valuesOf(value), last: valuesOf(last), each }),
  isWholeInPreview: ({ fields = {} }, isWhole) => Object.values(fields).every(isWhole),
  empty: {},
  defaults: {},
  text: (value) => {
    const texts = Object.values(valuesOf(value)).map(plainText)
    return texts.filter((text) => text !== null && text !== '').join(', ')
  },
  parts: (value, { field, each }) => innerParts(valuesOf(value), field, each),
  changes: ({ field, before, after, words }) =>
    innerChanges({ field, name: field.label, before: valuesOf(before), after: valuesOf(after), words }),
  fits: isRecord,
  rule: 'The value must be an object of fields.',
  check: groupProblem,
})

export interface GroupOptions<Fields extends FieldMap> extends Omit<FieldOptions<Values>, 'required' | 'breakpoints'> {
  /** The fields of the group. Arrays are not allowed in a group. */
  fields: Fields
}

/** Fields that are stored as one object: a price and its currency, a place's latitude and longitude. */
export function group<const Fields extends FieldMap>(
  options: GroupOptions<Fields>,
): FieldDefinition<Values, ResolvedFields<Fields>> {
  return createField(groupType, options) as FieldDefinition<Values, ResolvedFields<Fields>>
}

function valuesOf(value: unknown): Values {
  return isRecord(value) ? value : {}
}

function groupProblem({ fields = {}, required }: FieldDefinition): string | null {
  if (Object.keys(fields).length === 0) return 'a group needs at least one field.'
  if (required) return 'a group is there always: require its fields instead.'
  // Rows get their ids only in elements and in other rows, not in groups.
  const array = Object.entries(fields).find(([, field]) => field.type === 'array')
  return array ? `the array "${array[0]}" stands beside a group, not in it.` : null
}
