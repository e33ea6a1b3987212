import type { Field } from 'payload'

export type NamedField = Field & { name: string }

/** Returns the fields that store data. Rows, collapsibles and unnamed tabs are flattened. */
export function namedFields(fields: readonly Field[]): NamedField[] {
  return fields.flatMap((field): NamedField[] => {
    if (field.type === 'ui') return []
    if ('name' in field && typeof field.name === 'string') return [field as NamedField]
    if (field.type === 'tabs') {
      return field.tabs.flatMap((tab) =>
        'name' in tab && tab.name ? [{ ...tab, type: 'group' } as NamedField] : namedFields(tab.fields),
      )
    }
    return 'fields' in field ? namedFields(field.fields) : []
  })
}
