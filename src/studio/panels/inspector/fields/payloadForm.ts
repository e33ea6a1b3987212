import type { ClientField, FormState } from 'payload'

/** The field at `images.1.caption` among those of a slice. */
export function findClientField(fields: readonly ClientField[], path: string): ClientField | null {
  return path.split('.').reduce<{ fields: readonly ClientField[]; found: ClientField | null }>(
    ({ fields: inner, found }, part) => {
      // The index of a row.
      if (/^\d+$/.test(part)) return { fields: inner, found }
      const next = inner.find((field) => 'name' in field && field.name === part) ?? null
      return { fields: next && 'fields' in next ? next.fields : [], found: next }
    },
    { fields, found: null },
  ).found
}

/** Whether the browser can make the field's input by itself: one input, of one value. */
export function isLeaf(field: ClientField): boolean {
  return LEAVES.has(field.type)
}

const LEAVES: ReadonlySet<ClientField['type']> = new Set<ClientField['type']>([
  'checkbox',
  'code',
  'date',
  'email',
  'json',
  'number',
  'point',
  'radio',
  'relationship',
  'select',
  'text',
  'textarea',
  'upload',
])

/** The state of a form of one input. */
export function localState({ path, value }: { path: string; value: unknown }): FormState {
  return { [path]: { value: value ?? null, initialValue: value ?? null, valid: true, passesCondition: true } }
}

/** Rendered components cannot travel to the server, and it makes its own. */
export function withoutComponents(state: FormState): FormState {
  return Object.fromEntries(
    Object.entries(state).map(([path, field]) => {
      const { customComponents: _components, validate: _validate, rows, ...plain } = field
      // A row that was just added has no state yet: it is open, though lists begin folded.
      return [path, rows ? { ...plain, rows: rows.map((row) => ({ collapsed: false, ...row })) } : plain]
    }),
  )
}

/** The value at `images.1.caption`. */
export function valueAt(values: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
      values,
    )
}

/** Values with nothing in them but the one at a path; rows are numbered. */
export function withValueAt(path: string, value: unknown): Record<string, unknown> {
  const made = path.split('.').reduceRight<unknown>((inner, key) => {
    if (!/^\d+$/.test(key)) return { [key]: inner }
    const rows: unknown[] = Array.from({ length: Number(key) }, () => ({}))
    return [...rows, inner]
  }, value)
  return made as Record<string, unknown>
}
