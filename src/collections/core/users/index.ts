import type { CollectionConfig, PayloadRequest } from 'payload'
import {
  administratorsOrSelf,
  fieldForAdministratorsOrSelf,
  isStaff,
  onlyAdministrators,
  ROLES,
  staffOrSelf,
} from '../access'
import type { CoreContext } from '../context'
import { firstUserAdministers } from './firstUserAdministers'
import { keepAnAdministrator, keepAnAdministratorOnDelete } from './keepAnAdministrator'

const LABELS = {
  administrator: 'Administrator',
  editor: 'Editor',
  reviewer: 'Reviewer',
  agent: 'Travel agent',
} as const

/** Everybody who signs in. Agents do so on the public site and never enter the studio. */
export const users = ({ sites }: CoreContext): CollectionConfig => ({
  slug: 'users',
  labels: { singular: 'User', plural: 'Users' },
  auth: {
    maxLoginAttempts: 5,
    lockTime: 10 * 60 * 1000,
    tokenExpiration: 8 * 60 * 60,
    cookies: { sameSite: 'Lax', secure: (process.env.VOIX_SERVER_URL ?? '').startsWith('https:') },
  },
  admin: { useAsTitle: 'name', defaultColumns: ['name', 'email', 'roles'], group: 'Settings' },
  access: {
    admin: ({ req }: { req: PayloadRequest }) => isStaff(req.user),
    read: staffOrSelf,
    create: onlyAdministrators,
    update: administratorsOrSelf,
    delete: onlyAdministrators,
    unlock: onlyAdministrators,
  },
  hooks: {
    beforeChange: [firstUserAdministers],
    afterChange: [keepAnAdministrator],
    afterDelete: [keepAnAdministratorOnDelete],
  },
  fields: [
    { name: 'name', type: 'text', required: true },
    {
      name: 'roles',
      type: 'select',
      hasMany: true,
      required: true,
      defaultValue: ['reviewer'],
      saveToJWT: true,
      options: ROLES.map((value) => ({ label: LABELS[value], value })),
      access: { create: onlyAdministrators, update: onlyAdministrators },
      admin: { position: 'sidebar' },
    },
    {
      name: 'sites',
      type: 'number',
      hasMany: true,
      access: { create: onlyAdministrators, update: onlyAdministrators },
      admin: {
        position: 'sidebar',
        description: 'Numbers of the sites whose pages an editor writes. Empty: all.',
        custom: { voix: { options: sites.map(({ id, name }) => ({ value: id, label: name })) } },
      },
    },
    {
      name: 'themeColor',
      type: 'ui',
      label: 'Theme colour',
      admin: {
        disableListColumn: true,
        components: { Field: 'voix/studio#ThemeColorField' },
      },
    },
    { name: 'avatar', type: 'upload', relationTo: 'media', access: { read: fieldForAdministratorsOrSelf } },
    {
      name: 'externalIdentity',
      type: 'group',
      access: { read: fieldForAdministratorsOrSelf, create: onlyAdministrators, update: onlyAdministrators },
      fields: [
        { name: 'provider', type: 'text' },
        { name: 'subject', type: 'text', index: true },
      ],
    },
  ],
})
