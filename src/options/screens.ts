import { STAFF_ROLES, type StaffRole } from './context'

const EDITORS: readonly StaffRole[] = ['administrator', 'editor']
const ADMINISTRATORS: readonly StaffRole[] = ['administrator']

/** Screens that answer questions of developers: administrators have them, and the roles of `developerScreens`. */
export const DEVELOPER_SCREENS = ['caches', 'slicer', 'style-guide', 'page-fields', 'page-properties'] as const

export type DeveloperScreen = (typeof DEVELOPER_SCREENS)[number]

/** The option `developerScreens`: who has them beside administrators. */
export type DeveloperScreens = Partial<Record<DeveloperScreen, readonly StaffRole[]>>

/**
 * Who has each screen of the product, by its first segment; `page-…` are tabs of the page in the studio. The navigation, the views and
 * the studio ask this list. Lists and forms of collections are not here: their access rules decide.
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

/** What is wrong with the option, after its name. */
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
