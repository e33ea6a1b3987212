import { STAFF_ROLES, type StaffRole } from './context'

const EDITORS: readonly StaffRole[] = ['administrator', 'editor']
const ADMINISTRATORS: readonly StaffRole[] = ['administrator']

/** Screens for developers, open to administrators and to the roles in `developerScreens`. */
export const DEVELOPER_SCREENS = ['caches', 'slicer', 'style-guide', 'page-fields', 'page-properties'] as const

export type DeveloperScreen = (typeof DEVELOPER_SCREENS)[number]

/** The roles that may open each screen besides administrators. */
export type DeveloperScreens = Partial<Record<DeveloperScreen, readonly StaffRole[]>>

/**
 * Returns the roles that may open each screen, by its first path segment. `page-…` are page tabs of the studio. The
 * navigation, the views and the studio use this list. Collections are not listed, since their access rules decide.
 */
export function resolveScreens(developers: DeveloperScreens = {}): Readonly<Record<string, readonly StaffRole[]>> {
  return {
    start: STAFF_ROLES,
    studio: STAFF_ROLES,
    pages: STAFF_ROLES,
    reviews: STAFF_ROLES,
    releases: STAFF_ROLES,
    health: STAFF_ROLES,
    cookbook: STAFF_ROLES,
    documentation: STAFF_ROLES,
    profile: STAFF_ROLES,
    trash: EDITORS,
    layouts: ADMINISTRATORS,
    'audit-log': ADMINISTRATORS,
    ...Object.fromEntries(
      DEVELOPER_SCREENS.map((screen) => [screen, [...ADMINISTRATORS, ...(developers[screen] ?? [])]]),
    ),
  }
}

/** Returns the error message of the option, without the option's name. */
export function screensProblem(developers: DeveloperScreens): string | null {
  const known: readonly string[] = DEVELOPER_SCREENS
  const roles: readonly string[] = STAFF_ROLES
  for (const [screen, given] of Object.entries(developers)) {
    if (!known.includes(screen)) return `has "${screen}", which is none of: ${known.join(', ')}.`
    const wrong = given.find((role) => !roles.includes(role))
    if (wrong !== undefined) return `has the role "${wrong}" for "${screen}". Give some of: ${roles.join(', ')}.`
  }
  return null
}
