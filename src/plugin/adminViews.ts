import type { AdminDependencies, AdminViewConfig, CollectionConfig, Config, CustomComponent } from 'payload'
import { CORE_NAMES, type Slugs } from '../options/context'
import type { ResolvedVoix } from '../options/resolve'
import { RETURN_PATH, SIGN_IN_PROBLEMS } from '../options/signIn'
import type { VoixOptions } from '../options/types'

/**
 * The admin views of the product, by name. Payload resolves the component paths through its import map, so that the
 * plugin needs no import of the studio. The order matters: the first path that matches wins.
 */
const ADMIN_VIEWS: Record<string, AdminViewConfig> = {
  voixStudio: { path: '/studio/:id?', exact: true, Component: 'voix/studio#StudioView', meta: { title: 'Studio' } },
  voixPagesCreate: {
    path: '/pages/create',
    exact: true,
    Component: 'voix/studio#PagesCreateView',
    meta: { title: 'Create a page' },
  },
  voixPagesCopy: {
    path: '/pages/copy',
    exact: true,
    Component: 'voix/studio#PagesCopyView',
    meta: { title: 'Copy a page' },
  },
  voixPagesTranslate: {
    path: '/pages/translate',
    exact: true,
    Component: 'voix/studio#TranslateView',
    meta: { title: 'Translate a page' },
  },
  voixAuditLog: { path: '/audit-log', exact: true, Component: 'voix/studio#AuditView', meta: { title: 'Audit log' } },
  voixCaches: { path: '/caches', exact: true, Component: 'voix/studio#CachesView', meta: { title: 'Caches' } },
  voixCookbook: { path: '/cookbook', exact: true, Component: 'voix/studio#CookbookView', meta: { title: 'Cookbook' } },
  voixReleases: { path: '/releases', exact: true, Component: 'voix/studio#ReleasesView', meta: { title: 'Releases' } },
  voixRelease: {
    path: '/releases/:id',
    exact: true,
    Component: 'voix/studio#ReleasesView',
    meta: { title: 'Release' },
  },
  voixSlice: {
    path: '/slicer/slices/:name',
    exact: true,
    Component: 'voix/studio#SliceView',
    meta: { title: 'Slice' },
  },
  voixTemplates: {
    path: '/slicer/templates/:name?',
    exact: true,
    Component: 'voix/studio#TemplatesView',
    meta: { title: 'Templates' },
  },
  voixDesignGuide: {
    path: '/slicer/design-guide',
    exact: true,
    Component: 'voix/studio#DesignGuideView',
    meta: { title: 'Design guide' },
  },
  voixSlicer: { path: '/slicer', exact: true, Component: 'voix/studio#SlicerView', meta: { title: 'Slicer' } },
  voixStyleGuide: {
    path: '/style-guide',
    exact: true,
    Component: 'voix/studio#StyleGuideView',
    meta: { title: 'Style guide' },
  },
  voixLayout: { path: '/layouts/:name', exact: true, Component: 'voix/studio#LayoutView', meta: { title: 'Layout' } },
  voixLayouts: { path: '/layouts', exact: true, Component: 'voix/studio#LayoutsView', meta: { title: 'Layouts' } },
  voixHealth: { path: '/health', exact: true, Component: 'voix/studio#HealthView', meta: { title: 'Health' } },
  voixDescribe: {
    path: '/media/describe',
    exact: true,
    Component: 'voix/studio#DescribeView',
    meta: { title: 'Describe and sort' },
  },
  voixReviews: { path: '/reviews', exact: true, Component: 'voix/studio#ReviewsView', meta: { title: 'Reviews' } },
  voixTrash: { path: '/trash', exact: true, Component: 'voix/studio#TrashView', meta: { title: 'Trash' } },
  voixPages: { path: '/pages', exact: true, Component: 'voix/studio#PagesView', meta: { title: 'Pages' } },
}

const DOCUMENTATION: AdminViewConfig = {
  path: '/documentation/:path*',
  Component: 'voix/studio#DocumentationView',
  meta: { title: 'Documentation' },
}

/** Returns the views of an application. The documentation needs the option `content`. */
export function adminViewsOf({ content }: Pick<VoixOptions, 'content'>): Record<string, AdminViewConfig> {
  return { ...ADMIN_VIEWS, ...(content && { voixDocumentation: DOCUMENTATION }) }
}

/** Path of the signed-in user's account in the shell. */
const PROFILE = '/profile'

const PAYLOADS_ACCOUNT = '/account'

type Admin = NonNullable<Config['admin']>

/** Returns the admin with the shell. Settings of the application are kept. */
export function withShell(
  admin: Admin,
  { collections, slugs }: { collections: CollectionConfig[]; slugs: Slugs },
): Admin {
  const { components = {}, routes = {} } = admin
  const taken = [
    '/collections',
    '/globals',
    PAYLOADS_ACCOUNT,
    PROFILE,
    ...Object.values({ ...PAYLOADS_ROUTES, ...routes }),
  ]
  return {
    ...admin,
    routes: { account: PROFILE, ...routes },
    components: {
      ...components,
      Nav: components.Nav ?? 'voix/studio#ShellNav',
      providers: ['voix/studio#ShellStyle', ...(components.providers ?? [])],
      views: {
        dashboard: { Component: 'voix/studio#StartView' },
        ...(routes.account === undefined && {
          // Not named `account`: Payload's own account view, which this one renders, would use it as its content.
          voixProfile: { path: PROFILE, exact: true, Component: 'voix/studio#ProfileView', meta: { title: 'Profile' } },
        }),
        ...components.views,
        ...(routes.account === undefined && {
          voixAccount: { path: PAYLOADS_ACCOUNT, exact: true, Component: 'voix/studio#AccountAddress' },
        }),
        ...shortAddresses(collections, slugs, taken),
      },
    },
  }
}

/** Default routes of Payload's own screens. */
const PAYLOADS_ROUTES = {
  browseByFolder: '/browse-by-folder',
  createFirstUser: '/create-first-user',
  forgot: '/forgot',
  inactivity: '/logout-inactivity',
  login: '/login',
  logout: '/logout',
  reset: '/reset',
  unauthorized: '/unauthorized',
}

/**
 * Returns views for `/brands`, `/brands/create` and `/brands/edit/<id>` of every visible collection. The paths of the
 * product's collections use their names instead of their slugs.
 */
function shortAddresses(collections: CollectionConfig[], slugs: Slugs, taken: readonly string[]) {
  const shown = collections.filter(({ slug, admin }) => admin?.hidden !== true && slug !== slugs.pages)
  const views = shown.flatMap(({ slug, labels }): [string, AdminViewConfig][] => {
    const path: `/${string}` = `/${CORE_NAMES.find((name) => slugs[name] === slug) ?? slug}`
    if (taken.includes(path)) return []
    const title = typeof labels?.plural === 'string' ? labels.plural : slug
    return [
      [
        `voixCopy_${slug}`,
        { path: `${path}/copy/:id`, exact: true, Component: 'voix/studio#CopyView', meta: { title: 'Copy' } },
      ],
      [`voixShort_${slug}`, { path: `${path}/:rest*`, Component: 'voix/studio#CollectionAddress', meta: { title } }],
    ]
  })
  return Object.fromEntries(views)
}

/** Applies the user's theme colour to every screen of the admin. */
export const THEME_COLOR = 'voix/studio#ThemeColorProvider'

/** The link to the reviews in the admin's navigation. */
export const REVIEWS_LINK = 'voix/studio#ReviewsLink'

/** Focuses the login form. */
export const loginFocus = ({ theme = 'all' }: NonNullable<Config['admin']>): CustomComponent => ({
  path: 'voix/studio#LoginFocus',
  clientProps: { hasThemes: theme === 'all' },
})

/**
 * Returns the link to the provider on the login screen, and the path to which the provider redirects. Without a
 * provider, that path leads to the admin.
 */
export function signInParts(
  { signIn }: Pick<ResolvedVoix, 'signIn'>,
  { routes }: Pick<Config, 'routes'>,
): { beforeLogin: CustomComponent[]; views: Record<string, AdminViewConfig> } {
  const path = signIn?.returnPath ?? RETURN_PATH
  const views = { voixSignInReturn: { path, exact: true, Component: 'voix/studio#SignInReturnView' } }
  if (!signIn) return { beforeLogin: [], views }
  const start = `${routes?.api ?? '/api'}/voix/auth/start`
  const serverProps = { name: signIn.name, start, problems: SIGN_IN_PROBLEMS }
  return { beforeLogin: [{ path: 'voix/studio#ProviderSignIn', serverProps }], views }
}

/** Always in the import map, because a provider can be configured by environment variables. */
const MAYBE = ['voix/studio#ProviderSignIn']

/** Returns the modules of `voix({ studio })` for Payload's import map. */
export function studioModules({ studio = {} }: Pick<VoixOptions, 'studio'>): AdminDependencies {
  const { commands = [], panels = [], fields = [], checks = [], events = [], providers = [] } = studio
  return Object.fromEntries([
    ...[...commands, ...panels, ...fields, ...checks, ...events].map((path) => [path, { path, type: 'function' }]),
    ...providers.map((path) => [path, { path, type: 'component' }]),
    ...MAYBE.map((path) => [path, { path, type: 'component' }]),
  ]) as AdminDependencies
}
