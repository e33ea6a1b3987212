import type { Field, SanitizedCollectionConfig } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import config from '../../payload.config'
import { labelText } from '../../src/slices/labelText'

/** Proper names keep their capitals. */
const NAMES = /TripAdvisor|Book now/g
/** Its titles would put people's names into the audit log. */
const WITHOUT_TITLE = ['form-submissions']

/** Columns that Payload adds. */
const PAYLOADS = ['createdAt', 'updatedAt', 'filename']

const ENGLISH = { language: 'en', fallbackLanguage: 'en', t: (key: string) => key }

let loaded: Awaited<typeof config>
let shown: SanitizedCollectionConfig[] = []
beforeAll(async () => {
  loaded = await config
  shown = loaded.collections.filter(({ slug, admin }) => admin.hidden !== true && !slug.startsWith('payload-'))
})

type Named = Field & { name: string; label?: unknown }

interface Place {
  field: Named
  /** The names of the collection and of the parent fields. */
  path: string
  /** The fields of one form, or of one row of an array in it. */
  form: string
}

/** Returns every field that a form shows. Pages are edited in the studio. */
function fieldsOf(fields: readonly Field[], path: string, form: string): Place[] {
  return fields.flatMap((field): Place[] => {
    if (isHidden(field)) return []
    if (field.type === 'tabs')
      return field.tabs.flatMap((tab) => fieldsOf(tab.fields, 'name' in tab ? `${path}.${tab.name}` : path, form))
    const at = 'name' in field && field.name ? `${path}.${field.name}` : path
    const own = 'name' in field && field.name ? [{ field: field as Named, path: at, form }] : []
    if (!('fields' in field)) return own
    return [...own, ...fieldsOf(field.fields, at, field.type === 'array' ? at : form)]
  })
}

function isHidden(field: Field): boolean {
  const { hidden, disabled } = (field.admin ?? {}) as { hidden?: boolean; disabled?: boolean }
  // Payload renders the e-mail, the password and the API key of an account itself.
  return hidden === true || disabled === true || ('hidden' in field && field.hidden === true)
}

const places = () =>
  shown
    .filter(({ slug }) => slug !== 'pages')
    .flatMap(({ slug, fields }) => fieldsOf(fields, slug, slug))
    .filter(
      ({ path }) => !/\.(?:id|createdAt|updatedAt|deletedAt|_status)$|^users\..*APIKey$|^users\.apiKey$/.test(path),
    )

const labelOf = ({ field }: Place) => labelText(field.label, ENGLISH as never)

describe('the forms of all collections', () => {
  it('have a label in words for each field', () => {
    const wrong = places().filter((place) => {
      const [first = '', ...others] = labelOf(place)
        .replace(NAMES, '')
        .split(/[\s“”]+/)
      return /[a-z][A-Z]/.test(first) || others.some((word) => /^[A-Z][a-z]/.test(word)) || labelOf(place) === ''
    })
    expect(wrong.map((place) => `${place.path}: ${labelOf(place)}`)).toEqual([])
  })

  it('have no two fields of one label', () => {
    const all = places().map((place) => `${place.form}: ${labelOf(place)}`)
    expect(all.filter((one, index) => all.indexOf(one) !== index)).toEqual([])
  })

  it('say the unit of each number, or what it does', () => {
    const silent = places().filter(({ field }) => {
      const admin = (field.admin ?? {}) as { description?: unknown; custom?: { voix?: { options?: unknown } } }
      return field.type === 'number' && !admin.description && !admin.custom?.voix?.options
    })
    expect(silent.map(({ path }) => path)).toEqual([])
  })

  it('have a title of their documents, and lists with columns that are there', () => {
    const untitled = shown.filter(
      ({ slug, admin: { useAsTitle } }) => useAsTitle === 'id' && !WITHOUT_TITLE.includes(slug),
    )
    expect(untitled.map(({ slug }) => slug)).toEqual([])
    const lost = shown.flatMap(({ slug, admin, flattenedFields }) =>
      (admin.defaultColumns ?? [])
        .filter((name) => !PAYLOADS.includes(name))
        .filter((name) => !flattenedFields.some((field) => field.name === name && !isHidden(field as Field)))
        .map((name) => `${slug}: ${name}`),
    )
    expect(lost).toEqual([])
  })

  it('show what the API returns to administrators alone', () => {
    for (const { admin } of shown) {
      const edit = admin.components?.views?.edit as { api?: { tab?: { condition?: (asked: object) => boolean } } }
      const mayLook = (role: string) =>
        edit?.api?.tab?.condition?.({
          req: { user: { collection: 'users', roles: [role] }, payload: { config: loaded } },
        })
      expect([mayLook('administrator'), mayLook('editor')]).toEqual([true, false])
    }
  })
})
