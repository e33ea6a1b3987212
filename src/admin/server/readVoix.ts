import type { PayloadRequest, SanitizedConfig } from 'payload'
import type { StudioExtensions } from '../../studio/app/extensions'
import type { ReviewRules, StudioCollections, UploadRules } from '../../studio/model/boot'
import type { SaveAction } from '../../contract/saving'
import type { ContentStore } from '../../collections/content/store'
import { USUAL_FILE_BYTES } from '../../slices/pictures'
import type { CatalogueSlice, FieldType } from '../../slices/types'
import type { ColorRulesOption, PaletteColor, StyleTokens } from '../../tree/types'

/** A layout as passed to `voix()`. */
export interface LayoutOption {
  name: string
  label: string
  brand?: string
  isOffered?: boolean
  palette?: readonly PaletteColor[]
  colorRules?: ColorRulesOption
  styles?: StyleTokens
}

/** The options of `voix()` that the studio reads. The plugin stores them in `config.custom.voix`. */
export interface VoixForStudio {
  slices: readonly CatalogueSlice[]
  fieldTypes?: readonly FieldType[]
  layouts: readonly LayoutOption[]
  defaultLayout?: string
  languages: readonly { code: string; name: string; icon?: string }[]
  queryCollections: readonly string[]
  sites: readonly { id: number; name: string; origin?: string }[]
  /** The site's time zone, and the ones that lists offer first. */
  timeZone: string
  timeZones: readonly string[]
  /** First segments of paths that no page may take. */
  reservedPaths: readonly string[]
  saveActions: Readonly<Record<SaveAction, boolean>>
  /** The roles that may open each screen. */
  screens: Readonly<Record<string, readonly string[]>>
  /** The build that this server runs. */
  buildId: () => Promise<string>
  audiences: readonly {
    name: string
    label: string
    has: (asker: Pick<PayloadRequest, 'payload'> & { user: NonNullable<PayloadRequest['user']> }) => boolean | undefined
  }[]
  review: ReviewRules & { approvers: readonly string[] }
  studio?: StudioOptions
  shell?: boolean | Partial<Pick<Shell, 'name' | 'icons'>>
  styles: Required<StyleTokens>
  collections: StudioCollections
}

/** The application's studio extensions: import paths, and the ids of what is left out and put first. */
export interface StudioOptions extends Pick<StudioExtensions, 'without' | 'order'> {
  commands?: readonly string[]
  panels?: readonly string[]
  fields?: readonly string[]
  checks?: readonly string[]
  events?: readonly string[]
  providers?: readonly string[]
}

/** Returns the plugin's options for the studio. @throws if the configuration lacks the plugin. */
export function readVoix({ config }: { config: SanitizedConfig }): VoixForStudio {
  const {
    options,
    catalogue,
    slugs,
    sites,
    timeZone,
    timeZones,
    buildId,
    reservedPaths,
    saveActions,
    screens,
    review,
    audiences,
    languages,
    queryCollections,
    styles,
  } = voixOf(config)
  const { pages, media, users, redirects, references, annotations, recipes, releases } = slugs
  const collections = {
    pages,
    media,
    users,
    redirects,
    references,
    annotations,
    'page-reviews': slugs['page-reviews'],
    'page-schedules': slugs['page-schedules'],
    recipes,
    releases,
    'layout-colors': slugs['layout-colors'],
  }
  return {
    ...options,
    slices: catalogue.all,
    buildId,
    saveActions,
    screens,
    review,
    audiences,
    languages,
    queryCollections,
    sites,
    timeZone,
    timeZones,
    reservedPaths,
    styles,
    collections,
  }
}

/** Returns the roles of an account, as the application defines them. */
export function rolesOf({ user, config }: { user: NonNullable<PayloadRequest['user']>; config: SanitizedConfig }) {
  return voixOf(config).rolesOf(user)
}

/** Returns the upload limits of the media library. */
export function uploadRulesOf({ collections, upload }: SanitizedConfig, media: string): UploadRules {
  const mimeTypes = collections.find(({ slug }) => slug === media)?.upload?.mimeTypes ?? []
  return { mimeTypes, maxBytes: upload?.limits?.fileSize ?? USUAL_FILE_BYTES }
}

/** Returns the settings of the admin's shell. */
export function shellOf(config: SanitizedConfig): Shell {
  const { options, slugs } = voixOf(config)
  const { name = 'Voix', icons = {} } = typeof options.shell === 'object' ? options.shell : {}
  return { name, icons, slugs: slugs as unknown as Readonly<Record<string, string>> }
}

/** Returns the provider for sign-in without a password, or `null`. */
export function providerOf(config: SanitizedConfig): { name: string; start: string } | null {
  const { signIn } = voixOf(config)
  return signIn ? { name: signIn.name, start: `${config.routes.api}/voix/auth/start` } : null
}

/** Returns the content collections. */
export function contentOf(config: SanitizedConfig): ContentStore {
  return voixOf(config).content
}

interface Shell {
  name: string
  icons: Readonly<Record<string, string>>
  /** The slugs of the product's collections, by name. */
  slugs: Readonly<Record<string, string>>
}

function voixOf(config: SanitizedConfig): ResolvedByPlugin {
  const voix: unknown = config.custom?.voix
  if (!hasOptions(voix)) {
    throw new Error(
      'The studio found no options of voix() in the Payload configuration. Add voix({ ... }) to its plugins.',
    )
  }
  return voix
}

/** The options that the plugin resolves. All others stay as given. */
type Resolved =
  | 'sites'
  | 'timeZone'
  | 'timeZones'
  | 'buildId'
  | 'reservedPaths'
  | 'saveActions'
  | 'screens'
  | 'review'
  | 'audiences'
  | 'languages'
  | 'queryCollections'
  | 'styles'

interface ResolvedByPlugin extends Pick<VoixForStudio, Resolved> {
  options: Omit<VoixForStudio, Resolved | 'collections' | 'slices'>
  catalogue: { all: VoixForStudio['slices'] }
  content: ContentStore
  signIn: { name: string } | null
  slugs: StudioCollections
  rolesOf: (user: NonNullable<PayloadRequest['user']>) => readonly string[]
}

function hasOptions(value: unknown): value is ResolvedByPlugin {
  return typeof value === 'object' && value !== null && 'options' in value
}
