import type { FormState } from 'payload'

/** Rendered components cannot travel to the server, and it makes its own. */
export function stripComponents(state: FormState): FormState {
  return Object.fromEntries(
    Object.entries(state).map(([path, field]) => {
      const { customComponents: _components, validate: _validate, rows, ...plain } = field
      // A row that was just added has no state yet: it is open, though lists begin folded.
      return [path, rows ? { ...plain, rows: rows.map((row) => ({ collapsed: false, ...row })) } : plain]
    }),
  )
}
