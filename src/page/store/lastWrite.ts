import type { Field } from 'payload'
import { noOne, onlyStaff } from '../../collections/core/access'
import type { VersionKind } from '../../contract/versions'

/** Who made the state that a version holds. The name stays when the account is gone. */
export interface LastWrite {
  /** `null`: the system. */
  userId: string | null
  userName: string
  kind: VersionKind
  /** What an editor calls the version. One with a label is never overwritten by a later save. */
  label: string | null
}

/** Written by `signWrite` alone. Texts and no relationship: an account that is deleted must not be held back by what it wrote. */
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
