import { seoPlugin } from '@payloadcms/plugin-seo'
import type { CollectionConfig, Config, Field, Plugin } from 'payload'
import {
  REVIEWS_LINK,
  THEME_COLOR,
  adminViewsOf,
  loginFocus,
  signInParts,
  studioModules,
  withShell,
} from './adminViews'
import { endFailedReads } from '../collections/core/access'
import { publicErrors } from './guards/publicErrors'
import { withGuards } from './guards/withGuards'
import { graphQLOfAccounts } from './guards/withoutTokens'
import { cacheEndpoints } from './endpoints/cachesEndpoint'
import { sliceFieldsEndpoint } from './endpoints/sliceFieldsEndpoint'
import { slicesEndpoint } from './endpoints/slicesEndpoint'
import { layoutEndpoints } from './endpoints/layoutColors'
import { apiKeyEndpoints } from './endpoints/apiKeys'
import { headTagsPreview } from './endpoints/headTagsPreview'
import { redirectsExport, redirectsImport } from './endpoints/redirectsCsv'
import { recipeEndpoints } from './endpoints/recipesEndpoint'
import { redirectTester } from './endpoints/redirectTester'
import { searchEndpoint } from './endpoints/searchEndpoint'
import { withConflictBar } from './conflicts/withConflictBar'
import { onInit } from './onInit'
import { withCodeInputs } from './options/codeFields'
import { withZoneInputs } from './options/zoneInputs'
import { withoutSections } from './options/sectionFields'
import { mergeCollections } from './options/collections'
import { keepLinkAddresses, withLinkAddresses } from './options/linkAddresses'
import { withJobs } from './options/jobs'
import { namedFields } from './options/namedFields'
import { withPlainForms } from './options/plainForms'
import { withFreeSlugs } from './options/freeSlugs'
import { withReleaseForms } from './options/releaseForms'
import { withStatusCell } from './options/statusCell'
import { createThumbnails } from './options/thumbnails'
import { checkAgreement } from '../options/agreement'
import { checkOptions } from '../options/check'
import { joinOptions, type AllOptions } from '../options/joinOptions'
import { resolveOptions, type ResolvedVoix } from '../options/resolve'
import { openApiEndpoint } from './openApi/openApiEndpoint'
import { brokenLinksEndpoint, sliceCountsEndpoint, sliceUsesEndpoint, usedIn } from '../page/references'
import { lifecycleEndpoints } from '../page/lifecycle/endpoints'
import { pageScheduleTask } from '../page/lifecycle/runSchedule'
import { reviewEndpoints } from '../page/review/endpoints'
import { revisionEndpoints } from '../page/versions/endpoints'
import { closestEndpoint } from '../serve/endpoints/closestEndpoint'
import { errorsEndpoint } from '../serve/endpoints/errorsEndpoint'
import { resolveEndpoint } from '../serve/endpoints/resolveEndpoint'
import { picturesEndpoint } from '../serve/endpoints/picturesEndpoint'
import { formEndpoint, formSinceEndpoint } from '../serve/forms/formEndpoint'
import { mailTask } from '../serve/forms/mailTask'
import { personEndpoints } from '../serve/forms/personSubmissions'
import { submissionsCsv } from '../serve/forms/submissionsCsv'
import { imageEndpoint } from '../serve/image/imageEndpoint'
import { checksEndpoint } from '../page/collection/endpoints/checks'
import { healthEndpoints } from '../page/checks/healthEndpoint'
import { releaseEndpoints } from '../page/releases/endpoints'
import { onBothLines } from '../page/store/line'
import { publishTask } from '../page/releases/schedule'
import { translationEndpoints } from '../page/translation/endpoints'
import { openEndpoint, saveEndpoint } from '../page/collection/endpoints/saving'
import { withFoldedLike } from './schema/foldedLike'
import { withNamedMigrations } from './schema/namedMigrations'
import { withTables } from './schema/tables'
import { withTypes } from './schema/types'
import { keepSessions } from './sessions/keepSessions'
import { signInEndpoints } from './signIn/endpoints'
import { withProvider } from './signIn/withProvider'
import { changesEndpoint, editingEndpoint, eventsEndpoint, presenceEndpoint } from '../page/collaboration'
import type { VoixOptions } from '../options/types'

/**
 * The plugin: adds pages made of slices to a Payload application, with collections, validation, versions, endpoints and
 * admin views. Settings of the application (admin route, cookies, depths, branding, other collections) are kept. Throws
 * at start for an invalid option.
 */
export function voix(given: VoixOptions): Plugin {
  const options = joinOptions(given)
  checkOptions(options)
  return async (incoming) => {
    const resolved = resolveOptions(options, incoming)
    checkAgreement(given.voixConfig, incoming)
    const { collections, product, adopted } = mergeCollections(incoming.collections ?? [], resolved)
    const guarded = new Set(options.guardedCollections)
    const guard = withGuards({
      slugs: resolved.slugs,
      isProduct: (slug) => product.has(slug),
      isClosed: (slug) => product.has(slug) || guarded.has(slug),
      isKept: (slug) => product.has(slug) || adopted.has(slug) || guarded.has(slug),
    })
    const thumbnails = createThumbnails(resolved.slugs.media)
    const config: Config = {
      ...incoming,
      collections: collections
        .map(thumbnails.add)
        .map(guard)
        .map((one) => (resolved.signIn && one.slug === resolved.slugs.users ? withProvider(one) : one))
        .map((one) => (product.has(one.slug) || guarded.has(one.slug) ? withStatusCell(one) : one))
        .map((one) => (options.disabled ? one : withReleaseForms(one, resolved.slugs)))
        .map((one) => (options.disabled ? one : withConflictBar(one, resolved.slugs))),
      db: withNamedMigrations(withFoldedLike(keepSessions(withTables(incoming.db, resolved.slugs)))),
      custom: { ...incoming.custom, voix: resolved },
      graphQL: {
        ...(product.has(resolved.slugs.users)
          ? graphQLOfAccounts(incoming.graphQL, resolved.slugs.users)
          : incoming.graphQL),
        ...(options.graphQL ? {} : { disable: true }),
      },
      ...(options.languages ? { localization: incoming.localization ?? localizationOf(resolved) } : {}),
      hooks: { ...incoming.hooks, afterError: [endFailedReads, ...(incoming.hooks?.afterError ?? []), publicErrors] },
      typescript: withTypes(incoming.typescript),
      jobs: withJobs(incoming.jobs, [pageScheduleTask, publishTask, mailTask]),
      endpoints: [
        ...(incoming.endpoints ?? []),
        usedIn,
        ...[openEndpoint, saveEndpoint, checksEndpoint, changesEndpoint, eventsEndpoint, presenceEndpoint].flatMap(
          onBothLines,
        ),
        ...releaseEndpoints,
        editingEndpoint,
        brokenLinksEndpoint,
        ...healthEndpoints,
        sliceCountsEndpoint,
        sliceUsesEndpoint,
        searchEndpoint,
        ...cacheEndpoints,
        redirectsExport,
        redirectsImport,
        redirectTester,
        headTagsPreview,
        ...apiKeyEndpoints,
        ...recipeEndpoints,
        slicesEndpoint,
        sliceFieldsEndpoint,
        ...layoutEndpoints,
        ...revisionEndpoints,
        ...reviewEndpoints,
        ...lifecycleEndpoints,
        ...translationEndpoints,
        imageEndpoint,
        picturesEndpoint,
        resolveEndpoint,
        closestEndpoint,
        errorsEndpoint,
        ...(resolved.signIn ? signInEndpoints : []),
        formEndpoint,
        formSinceEndpoint,
        submissionsCsv,
        ...personEndpoints,
        openApiEndpoint,
      ],
      onInit: async (payload) => {
        keepLinkAddresses(payload)
        thumbnails.start(payload)
        await incoming.onInit?.(payload)
        onInit(payload, resolved, {
          own: new Set((incoming.endpoints ?? []).map(({ handler }) => handler)),
          isProduct: (slug) => product.has(slug),
          isOwn: (slug) => !product.has(slug) && !adopted.has(slug) && !guarded.has(slug),
        })
      },
      admin: adminOf(incoming, options, resolved, collections),
    }
    return withSeo(
      withoutSections(
        withFreeSlugs(withLinkAddresses(withCodeInputs(withZoneInputs(withPlainForms(config), resolved)))),
        resolved.slugs,
      ),
      resolved,
    )
  }
}

function adminOf(
  incoming: Config,
  options: AllOptions,
  resolved: ResolvedVoix,
  collections: CollectionConfig[],
): Config['admin'] {
  const { admin = {} } = incoming
  const { beforeLogin, views } = signInParts(resolved, incoming)
  const withStudio = {
    ...admin,
    dependencies: { ...studioModules(options), ...admin.dependencies },
    user: adminUser(incoming, resolved),
    components: {
      ...admin.components,
      providers: [THEME_COLOR, ...(admin.components?.providers ?? [])],
      beforeLogin: [...beforeLogin, ...(admin.components?.beforeLogin ?? [])],
      afterLogin: [loginFocus(admin), ...(admin.components?.afterLogin ?? [])],
      beforeNavLinks: [
        // The shell's navigation has its own link.
        ...(options.disabled || options.shell ? [] : [REVIEWS_LINK]),
        ...(admin.components?.beforeNavLinks ?? []),
      ],
      views: { ...views, ...(!options.disabled && adminViewsOf(options)), ...admin.components?.views },
    },
  }
  if (!options.shell || options.disabled) return withStudio
  return withShell(withStudio, { collections, slugs: resolved.slugs })
}

/** Returns the collection of the admin's users. Throws if the application signs in others there. */
function adminUser({ admin }: Config, { slugs }: ResolvedVoix): string {
  const own = admin?.user
  if (own === undefined || own === slugs.users) return slugs.users
  throw new Error(
    `defineVoix(): the option "collections" says that "${slugs.users}" are the users, but \`admin.user\` of the Payload config is "${own}". Name the same collection in both.`,
  )
}

function localizationOf({ languages }: ResolvedVoix): Config['localization'] {
  return {
    locales: languages.map(({ code, name }) => ({ code, label: name })),
    defaultLocale: languages[0]?.code ?? 'en',
    fallback: true,
  }
}

/**
 * Adds the SEO fields of pages: title, description and image of Payload's plugin, and two more. Adopted pages may
 * already have them.
 */
function withSeo(config: Config, { slugs }: ResolvedVoix): Config | Promise<Config> {
  const pages = config.collections?.find(({ slug }) => slug === slugs.pages)
  if (namedFields(pages?.fields ?? []).some(({ name }) => name === 'meta')) return config
  return seoPlugin({
    collections: [slugs.pages],
    uploadsCollection: slugs.media,
    fields: ({ defaultFields }) => [
      // A page is one document per language.
      ...defaultFields.map((field) => ('localized' in field ? ({ ...field, localized: false } as Field) : field)),
      { name: 'canonical', type: 'text', label: 'Canonical address' },
      { name: 'noIndex', type: 'checkbox', label: 'Hide from search engines', defaultValue: false },
    ],
  })(config)
}
