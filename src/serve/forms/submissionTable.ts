/** The parts of a stored submission that a CSV file shows. */
export interface StoredSubmission {
  id: string | number
  form: string | number
  createdAt: string
  path?: string | null
  languageCode?: string | null
  status?: string | null
  values?: Record<string, unknown> | null
}

interface Table {
  rows: readonly StoredSubmission[]
  /** Fields whose columns come first, even if they are empty. */
  names?: readonly string[]
  /** Titles of forms by id. Adds a column with the form. */
  titles?: ReadonlyMap<string, string>
}

/** Returns the cells of a CSV file: a row for each submission, a column for each field. */
export function submissionTable({ rows, names = [], titles }: Table): string[][] {
  // Columns of removed fields come last.
  const others = new Set(rows.flatMap(({ values }) => Object.keys(values ?? {})))
  const columns = [...names, ...[...others].filter((name) => !names.includes(name))]
  return [
    ['sent', ...(titles ? ['form'] : []), 'page', 'language', 'status', ...columns],
    ...rows.map(({ form, createdAt, path, languageCode, status, values }) => [
      createdAt,
      ...(titles ? [titles.get(String(form)) ?? ''] : []),
      path ?? '',
      languageCode ?? '',
      status ?? '',
      ...columns.map((name) => String(values?.[name] ?? '')),
    ]),
  ]
}
