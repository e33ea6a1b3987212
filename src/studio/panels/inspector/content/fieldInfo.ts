import type { ClientBlock, ClientField } from 'payload'

/** The fields of a slice as Payload's client configuration has them. `element` is ours and never part of the form. */
export function sliceFields({
  fields,
  blockType,
}: {
  fields: readonly ClientField[]
  blockType: string
}): ClientField[] {
  const block = findBlock({ fields, blockType })
  return block ? block.fields.filter((field) => !('name' in field) || field.name !== 'element') : []
}

/** Finds the block on the field `elements`, also below tabs, rows and groups without a name. */
function findBlock({ fields, blockType }: { fields: readonly ClientField[]; blockType: string }): ClientBlock | null {
  for (const field of fields) {
    if (field.type === 'blocks' && field.name === 'elements') {
      return field.blocks.find((block) => block.slug === blockType) ?? null
    }
    const found = findBlock({ fields: innerFields(field), blockType })
    if (found) return found
  }
  return null
}

function innerFields(field: ClientField): readonly ClientField[] {
  if (field.type === 'tabs') return field.tabs.flatMap((tab) => tab.fields)
  if (field.type === 'row' || field.type === 'collapsible') return field.fields
  return []
}

/** The name of a field, or `null` for what only arranges others. */
export function nameOfField(field: ClientField): string | null {
  return 'name' in field && field.name ? field.name : null
}

export interface FieldGroup {
  label: string | null
  fields: ClientField[]
}

/** Fields with the same `group` stand together, in the order in which their first field comes. */
export function groupFields(fields: readonly ClientField[]): FieldGroup[] {
  const groups = new Map<string | null, ClientField[]>()
  for (const field of fields) {
    const label = groupOf(field)
    const group = groups.get(label)
    if (group) group.push(field)
    else groups.set(label, [field])
  }
  return [...groups].map(([label, members]) => ({ label, fields: members }))
}

function groupOf(field: ClientField): string | null {
  const custom: unknown = field.admin && 'custom' in field.admin ? field.admin.custom : null
  const voix = propertyOf(custom, 'voix')
  const group = propertyOf(voix, 'group')
  return typeof group === 'string' ? group : null
}

function propertyOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}
