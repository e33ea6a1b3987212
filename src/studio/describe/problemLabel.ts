import type { SliceFieldInfo } from '../model/boot'

/** A field for people: `images.1.caption` -> `Pictures, row 2, Caption`, by the fields' labels where there are any. */
export function problemLabel(field: string, fields: readonly SliceFieldInfo[] = []): string {
  let known = fields
  const parts = field.split('.').map((part) => {
    if (/^\d+$/.test(part)) return `row ${Number(part) + 1}`
    const info = known.find(({ name }) => name === part)
    known = info?.fields ?? []
    return info?.label ?? words(part)
  })
  return parts.join(', ')
}

/** `translationOf` -> `Translation of`. */
function words(name: string): string {
  const text = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  return text.charAt(0).toUpperCase() + text.slice(1)
}
