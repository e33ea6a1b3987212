import type { ElementPermission } from '../../../../tree/types'

const VERBS: Record<ElementPermission, string> = {
  edit: 'change',
  move: 'move',
  delete: 'delete',
  duplicate: 'duplicate',
  replace: 'replace',
  children: 'change the inside of',
}

interface Input {
  permissions: readonly ElementPermission[]
  isAdministrator: boolean
  canEdit: boolean
}

/** What nobody but an administrator may do with a locked element; `null` when nothing is locked. */
export function lockSentence({ permissions, isAdministrator, canEdit }: Input): string | null {
  if (permissions.length === 0) return null
  const verbs = permissions.map((permission) => VERBS[permission])
  const list = verbs.length === 1 ? verbs[0] : `${verbs.slice(0, -1).join(', ')} and ${verbs.at(-1)}`
  if (isAdministrator && canEdit) return `Locked for editors: only administrators may ${list} it.`
  return `Locked: only an administrator may ${list} it. Ask one to take the lock off.`
}
