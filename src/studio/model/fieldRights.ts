import type { SanitizedCollectionPermission } from 'payload'

/** Whether the permissions let the user change a field of a collection's documents. */
export function mayChangeField(
  permission: Pick<SanitizedCollectionPermission, 'update' | 'fields'> | undefined,
  field: string,
): boolean {
  if (!permission?.update) return false
  const { fields } = permission
  const rule = typeof fields === 'object' ? fields[field] : undefined
  return rule === undefined || rule === true || Boolean(rule.update)
}
