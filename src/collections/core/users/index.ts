import type { CollectionConfig, Field, PayloadRequest } from 'payload'
import { administratorsOrSelf, fieldForAdministratorsOrSelf, isStaff, onlyAdministrators, staffOrSelf } from '../access'
import { STAFF_ROLES, type CoreContext } from '../../../options/context'
import { askPresentPassword, presentPassword } from './askPresentPassword'
import { apiKeyFields, endApiKey } from './apiKeys'
import { deactivated, endSessions, refuseDeactivated } from './deactivate'
import { firstUserAdministers } from './firstUserAdministers'
import { forgotPassword } from './forgotPassword'
import { invite } from './invite'
import { keepAnAdministrator, keepAnAdministratorOnDelete } from './keepAnAdministrator'
import { checkLength } from './passwords'
import { resetMail } from './resetLink'
import { forgiveSignIn, guardSignIn } from './signIn'

const STAFF_LABELS = { administrator: 'Administrator', editor: 'Editor', reviewer: 'Reviewer' } as const

/** The shortest time between two e-mails to one account that reset its password. */
const RESET_INTERVAL_MS = 60_000

/** All users. Those with public roles sign in on the site and cannot open the studio. */
export const users = ({ apiKeyRoles, hasRoleField, publicRoles, sites, slugs }: CoreContext): CollectionConfig => ({
  slug: slugs.users,
  labels: { singular: 'User', plural: 'Users' },
  auth: {
    // Accounts are never locked: `guardSignIn` delays repeated attempts.
    maxLoginAttempts: 0,
    useAPIKey: apiKeyRoles.length > 0,
    forgotPassword: { generateEmailHTML: resetMail, minRequestInterval: RESET_INTERVAL_MS },
    tokenExpiration: 8 * 60 * 60,
    cookies: { sameSite: 'Lax', secure: (process.env.VOIX_SERVER_URL ?? '').startsWith('https:') },
  },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', ...(hasRoleField ? ['roles'] : []), 'deactivated'],
    group: 'Settings',
    components: hasRoleField
      ? {
          beforeListTable: [
            { path: 'voix/studio#InviteUser', clientProps: { roles: roleOptions(publicRoles).toReversed() } },
          ],
        }
      : {},
  },
  endpoints: [forgotPassword, ...(hasRoleField ? [invite] : [])],
  access: {
    admin: ({ req }: { req: PayloadRequest }) => isStaff(req),
    read: staffOrSelf,
    create: onlyAdministrators,
    update: administratorsOrSelf,
    delete: onlyAdministrators,
    unlock: onlyAdministrators,
  },
  hooks: hasRoleField
    ? {
        beforeChange: [firstUserAdministers],
        afterChange: [keepAnAdministrator],
        afterDelete: [keepAnAdministratorOnDelete],
      }
    : {},
  fields: [
    { name: 'name', type: 'text', required: true },
    presentPassword,
    ...(hasRoleField ? [rolesField(publicRoles)] : []),
    deactivated,
    ...(apiKeyRoles.length > 0 ? apiKeyFields : []),
    {
      name: 'sites',
      type: 'number',
      hasMany: true,
      access: { create: onlyAdministrators, update: onlyAdministrators },
      admin: {
        position: 'sidebar',
        hidden: sites.length === 1,
        description: 'The sites whose pages an editor writes. Empty: all.',
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
    {
      name: 'avatar',
      type: 'upload',
      label: 'Picture',
      relationTo: slugs.media,
      access: { read: fieldForAdministratorsOrSelf },
    },
    {
      name: 'externalIdentity',
      type: 'group',
      label: 'Sign-in by a provider',
      admin: {
        condition: ({ externalIdentity }) => Boolean((externalIdentity as { subject?: unknown } | null)?.subject),
        description: 'Written at the first sign-in there.',
      },
      access: { read: fieldForAdministratorsOrSelf, create: onlyAdministrators, update: onlyAdministrators },
      fields: [
        { name: 'provider', type: 'text', label: 'Address of the provider' },
        { name: 'subject', type: 'text', label: 'Account at the provider', index: true },
      ],
    },
  ],
})

function rolesField(publicRoles: CoreContext['publicRoles']): Field {
  return {
    name: 'roles',
    type: 'select',
    hasMany: true,
    required: true,
    defaultValue: ['reviewer'],
    saveToJWT: true,
    options: roleOptions(publicRoles),
    access: { create: onlyAdministrators, update: onlyAdministrators },
    admin: { position: 'sidebar' },
  }
}

function roleOptions(publicRoles: CoreContext['publicRoles']) {
  return [
    ...STAFF_ROLES.map((value) => ({ label: STAFF_LABELS[value] as string, value: value as string })),
    ...publicRoles.map(({ name, label }) => ({ label, value: name })),
  ]
}

/**
 * Hooks that protect the accounts of the product's own collection. An application with its own accounts protects them
 * itself.
 */
export const accountHooks: NonNullable<CollectionConfig['hooks']> = {
  beforeOperation: [checkLength, guardSignIn],
  beforeChange: [askPresentPassword, endSessions, endApiKey],
  beforeLogin: [refuseDeactivated],
  afterLogin: [forgiveSignIn],
}
