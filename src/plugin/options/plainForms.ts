import type { CollectionConfig, Config, Field } from 'payload'
import { isAdministrator } from '../../collections/core/access'
import { fieldWords } from './fieldWords'
import { mapFields } from './mapFields'

/** The options of a field that is not a `select`, since a select's options are part of the schema. */
interface Choices {
  options: readonly { value: number | string; label: string }[]
}

type Labelled = Field & { name: string; label?: unknown; labels?: { plural?: unknown } }

/**
 * Adds plain labels and cells to Payload's forms and lists: a label for each field without one, cells that show labels
 * of options or "yes" and "no", inputs for texts and numbers with options (`admin.custom.voix.options`). Shows the
 * "API" tab to administrators only. Settings of a collection win.
 */
export function withPlainForms<Given extends Pick<Config, 'blocks' | 'collections' | 'globals' | 'i18n'>>(
  config: Given,
): Given {
  const mapped = mapFields(config, (field) => withChoices(withCell(withLabel(field))))
  return {
    ...mapped,
    i18n: withWords(config.i18n),
    ...(mapped.collections ? { collections: mapped.collections.map(withoutApiTab) } : {}),
  }
}

function withLabel(field: Field): Field {
  if (!('name' in field) || typeof field.name !== 'string') return field
  const { name, label, labels } = field as Labelled
  if (label !== undefined) return field
  return { ...field, label: labels?.plural ?? fieldWords(name) } as Field
}

function withCell(field: Field): Field {
  return field.type === 'checkbox' ? withComponent(field, 'Cell', 'voix/studio#YesNoCell') : field
}

function withChoices(field: Field): Field {
  const choices = (field.admin as { custom?: { voix?: Partial<Choices> } } | undefined)?.custom?.voix
  if ((field.type !== 'text' && field.type !== 'number') || !choices?.options) return field
  const clientProps = { choices: choices.options }
  const shown = withComponent(field, 'Field', { path: 'voix/studio#ChoiceField', clientProps })
  return withComponent(shown, 'Cell', { path: 'voix/studio#ChoiceCell', clientProps })
}

function withComponent(field: Field, slot: 'Cell' | 'Field', component: unknown): Field {
  const admin = field.admin as { components?: Record<string, unknown> } | undefined
  if (admin?.components?.[slot] !== undefined) return field
  return { ...field, admin: { ...admin, components: { ...admin?.components, [slot]: component } } } as Field
}

/** Hides the "API" tab of documents from all users but administrators. */
function withoutApiTab(collection: CollectionConfig): CollectionConfig {
  const { admin = {} } = collection
  const views = admin.components?.views
  const edit = views?.edit
  if (admin.hideAPIURL || edit?.root || edit?.api) return collection
  const api = { tab: { condition: isAdministratorAsking } }
  const withApi = { ...views, edit: { ...edit, api } as unknown as NonNullable<typeof edit> }
  return { ...collection, admin: { ...admin, components: { ...admin.components, views: withApi } } }
}

const isAdministratorAsking = ({ req }: { req: Parameters<typeof isAdministrator>[0] }) => isAdministrator(req)

/** Replaces some of Payload's translations. Translations of the application win. */
function withWords(i18n: Config['i18n'] = {}): Config['i18n'] {
  const translations = (i18n.translations ?? {}) as Record<string, Record<string, object>>
  const general = { creatingNewLabel: 'New {{label}}', untitled: 'No title yet' }
  const en = { ...translations.en, general: { ...general, ...translations.en?.general } }
  return { ...i18n, translations: { ...translations, en } } as Config['i18n']
}
