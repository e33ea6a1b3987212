/** A submission as it is stored, as far as files of submissions show it. */
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
  /** Fields whose columns come first, also where nothing was sent in them. */
  names?: readonly string[]
  /** Titles of forms by their ids, for a column of them. */
  titles?: ReadonlyMap<string, string>
}

/** Returns the cells of a file of submissions: a line for each, a column for each field. */
export function submissionTable({ rows, names = [], titles }: Table): string[][] {
  // What fields were called that a form has no more comes last.
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
