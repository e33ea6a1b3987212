/** As Payload's database adapter turns a slug into the name of a table. */
export function snakeCase(slug: string): string {
  if (/[\W_]/.test(slug))
    return slug.replace(/[\W_]+(.|$)/g, (_all, next: string) => (next ? `_${next}` : '')).toLowerCase()
  return slug
    .replace(/(.)([A-Z]+)/g, (_all, before: string, capitals: string) => [before, ...capitals].join('_'))
    .toLowerCase()
}
