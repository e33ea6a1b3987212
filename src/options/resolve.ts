import path from 'node:path'
import type { Config } from 'payload'
import { resolveContent } from '../collections/content/resolve'
import { ContentStore } from '../collections/content/store'
import { checkDefaultElements, createCatalogue, registerFieldTypes, sharedSection } from '../slices'
import type { Check } from '../slices/checks'
import { DEFAULT_STYLES, isTimeZone, RESERVED_PATHS } from '../tree'
import { checkFieldTypes, checkOptions, checkSearch } from './check'
import type { CoreContext, Language } from './context'
import type { SiteLabelImports } from './siteLabels'
import { offeredLayouts } from './offeredLayouts'
import { readOwnRecipes, type OwnRecipe } from './recipes'
import { resolveScreens } from './screens'
import { resolveSignIn, type ResolvedSignIn } from './signIn'
import { resolveSlugs } from './slugs'
import { buildId } from './buildId'
import type { AllOptions } from './joinOptions'
import type { AudienceOption, Role, SaveAction, SignedIn, VoixOptions } from './types'

const ENGLISH: Language = { code: 'en', name: 'English', icon: '🇺🇸', file: 'en.json' }
const ACTIONS: readonly SaveAction[] = ['saveVersionForLater', 'savePublishVersion', 'quickSave', 'saveDraft']

const SIGNED_IN: AudienceOption = { name: 'signed-in', label: 'People who are signed in', has: () => true }

/** The options with all defaults, stored in `config.custom.voix`. */
export interface ResolvedVoix extends CoreContext {
  options: AllOptions
  loaders: NonNullable<VoixOptions['loaders']>
  /** The label files of the public site. */
  siteLabels: SiteLabelImports
  /** The content collections. */
  content: ContentStore
  queryCollections: readonly string[]
  audiences: readonly AudienceOption[]
  /** The recipes of the application. */
  recipes: readonly OwnRecipe[]
  /** The application's own checks, which run on the server. */
  checks: readonly Check[]
  /** Further time zones that lists offer first. */
  timeZones: readonly string[]
  saveActions: Record<SaveAction, boolean>
  /** The roles that may open each screen. */
  screens: ReturnType<typeof resolveScreens>
  /** The build that this server runs. */
  buildId: () => Promise<string>
  /** The provider for sign-in, or `null`. */
  signIn: ResolvedSignIn | null
  /** Returns the roles of an account. Accounts of other collections than the product's users have none. */
  rolesOf: (user: SignedIn) => readonly Role[]
}

/**
 * Resolves the options. Throws an error that names the option and the remedy if one is wrong. `application` is the
 * config before the plugin.
 */
export function resolveOptions(options: AllOptions, application: Partial<Config> = {}): ResolvedVoix {
  checkOptions(options)
  registerFieldTypes(options.fieldTypes ?? [])
  checkFieldTypes(options.slices)
  const slugs = resolveSlugs(options, application)
  const catalogue = createCatalogue([...options.slices, sharedSection(slugs.pages)], options.layouts)
  checkDefaultElements(
    catalogue,
    options.layouts.map(({ name }) => name),
  )
  const [first] = offeredLayouts(options.layouts)
  const languages = options.languages ?? languagesOf(application)
  checkSearch(options.search ?? {}, languages)
  const defaultLayout = options.defaultLayout ?? first?.name ?? ''
  return {
    options,
    slugs,
    catalogue,
    loaders: options.loaders ?? {},
    layouts: options.layouts,
    defaultLayout,
    recipes: readOwnRecipes(options.recipes ?? [], { catalogue, layouts: options.layouts, defaultLayout }),
    languages,
    search: options.search ?? {},
    siteLabels: options.siteLabels ?? {},
    content: new ContentStore(resolveContent(options.content)),
    sites: options.sites ?? [{ id: 0, name: 'Website', hosts: [] }],
    timeZone: options.timeZone ?? timeZoneOf(application),
    timeZones: options.timeZones ?? [],
    publicRoles: options.publicRoles ?? [],
    apiKeyRoles: options.apiKeyRoles ?? ['administrator', 'editor'],
    audiences: [SIGNED_IN, ...(options.audiences ?? [])],
    checks: options.checks ?? [],
    hasRoleField: options.roles === undefined,
    rolesOf: (user) => (user.collection === slugs.users ? asList((options.roles ?? storedRoles)(user)) : []),
    reservedPaths: [
      ...RESERVED_PATHS,
      ...adminSegments(application),
      ...(options.reservedPaths ?? []),
      ...Object.values(options.search ?? {}),
    ],
    queryCollections: options.queryCollections ?? [],
    screens: resolveScreens(options.developerScreens),
    signIn: resolveSignIn(options.signIn),
    styles: { ...DEFAULT_STYLES, ...options.studio?.styles },
    review: {
      required: options.review?.required ?? false,
      administratorsMayOverride: options.review?.administratorsMayOverride ?? false,
      approvers: options.review?.approvers ?? ['administrator', 'reviewer'],
      elements: options.review?.elements ?? false,
    },
    buildId,
    saveActions: Object.fromEntries(ACTIONS.map((action) => [action, options.saveActions?.[action] ?? true])) as Record<
      SaveAction,
      boolean
    >,
    dataDir: path.resolve(/* turbopackIgnore: true */ options.dataDir ?? process.env.VOIX_DATA_DIR ?? '.data'),
  }
}

function languagesOf({ localization }: Partial<Config>): readonly Language[] {
  if (!localization) return [ENGLISH]
  const { defaultLocale, locales } = localization
  const languages = locales.map((locale): Language => {
    const { code, label } = typeof locale === 'string' ? { code: locale, label: locale } : locale
    return { code, name: typeof label === 'string' ? label : code }
  })
  return languages.sort((a, b) => Number(b.code === defaultLocale) - Number(a.code === defaultLocale))
}

function timeZoneOf({ admin }: Partial<Config>): string {
  const zone = admin?.timezones?.defaultTimezone
  return isTimeZone(zone) ? zone : 'UTC'
}

function storedRoles(user: SignedIn): readonly Role[] | null | undefined {
  return (user as { roles?: Role[] | null }).roles
}

function asList(roles: Role | readonly Role[] | null | undefined): readonly Role[] {
  return typeof roles === 'string' ? [roles] : (roles ?? [])
}

/** The address of the admin is reserved, so no page can use it. */
function adminSegments({ routes }: Partial<Config>): string[] {
  return (routes?.admin ?? '/admin').split('/').filter(Boolean).slice(0, 1)
}
