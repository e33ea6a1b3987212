/** Converts a slug to a table name as Payload's database adapter does. @param {string} slug @returns {string} */
export function snakeCase(slug) {
  if (/[\W_]/.test(slug)) return slug.replace(/[\W_]+(.|$)/g, (_all, next) => (next ? `_${next}` : '')).toLowerCase()
  return slug.replace(/(.)([A-Z]+)/g, (_all, before, capitals) => [before, ...capitals].join('_')).toLowerCase()
}
