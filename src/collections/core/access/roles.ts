import type { PayloadRequest } from 'payload'

export const ROLES = ['administrator', 'editor', 'reviewer', 'agent'] as const

export type Role = (typeof ROLES)[number]

/** The user as access rules see it. */
export type VoixUser = NonNullable<PayloadRequest['user']> & { roles?: Role[] | null; sites?: number[] | null }

/** Whether the user has one of the roles. Nobody signed in has none. */
export function hasRole(user: PayloadRequest['user'], ...roles: Role[]): boolean {
  const own = (user as VoixUser | null)?.roles ?? []
  return own.some((role) => roles.includes(role))
}

export const isAdministrator = (user: PayloadRequest['user']): boolean => hasRole(user, 'administrator')

export const isEditor = (user: PayloadRequest['user']): boolean => hasRole(user, 'administrator', 'editor')

/** Whether the user may see the studio at all: everybody signed in but agents. */
export const isStaff = (user: PayloadRequest['user']): boolean => hasRole(user, 'administrator', 'editor', 'reviewer')
