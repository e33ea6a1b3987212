import type { Field } from 'payload'
import { noOne, onlyStaff } from '../../collections/core/access'
import type { VersionKind } from '../../contract/versions'

/** The author and kind of a version. The name is kept after the account is deleted. */
export interface LastWrite {
  /** `null` for a write by the system. */
  userId: string | null
  userName: string
  kind: VersionKind
  /** The editor's name for the version. A version with a label is never overwritten by a later save. */
  label: string | null
}

/** Set only by `signWrite`. Text fields instead of a relationship, so that an account with writes can be deleted. */
export const lastWrite: Field = {
  name: 'lastWrite',
  type: 'group',
  access: { read: onlyStaff, create: noOne, update: noOne },
  admin: { hidden: true },
  fields: [
    { name: 'userId', type: 'text' },
    { name: 'userName', type: 'text' },
    { name: 'kind', type: 'text' },
    { name: 'label', type: 'text' },
  ],
}
