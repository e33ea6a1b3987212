import type { Field, FlattenedField } from 'payload'
import { idOf } from '../../slices'
import type { MediaBreakpoints } from '../../slices/types'
import { resolveLink } from './resolveLink'
import { resolveImage, resolveMedia } from './resolveMedia'
import { resolveMenu } from './resolveMenu'
import { resolveRichText } from './resolveRichText'
import { readDocument } from './scope'
import type { DocumentOptions, ResolveScope } from './scope'

type AnyField = Field | FlattenedField

/** Resolves the fields of a document, a group or a row that need it, and leaves the others unchanged. */
export async function resolvePayloadFields(
  fields: readonly AnyField[],
  values: Record<string, unknown>,
  options: DocumentOptions,
  scope: ResolveScope,
): Promise<Record<string, unknown>> {
  const entries = await Promise.all(
    flatten(fields).map(async (field) => {
      const { name } = field
      return name in values ? ([name, await resolvePayloadField(field, values[name], options, scope)] as const) : null
    }),
  )
  return Object.fromEntries(entries.filter((entry) => entry !== null))
}

/** Resolves one field by its Payload type, or by the helper that created it (`custom.voix`). */
export async function resolvePayloadField(
  field: AnyField,
  value: unknown,
  options: DocumentOptions,
  scope: ResolveScope,
): Promise<unknown> {
  const voix = voixOf(field)
  const sizes = options.media ?? voix?.media ?? undefined
  if (voix?.type === 'link') return resolveLink(value, scope)
  if (voix?.type === 'menu') return resolveMenu(value, scope)
  if (voix?.type === 'upload') return resolveMedia(value, sizes, scope)
  if (value === null || value === undefined) return value
  switch (field.type) {
    case 'upload':
      return mapMany(value, (one) => {
        const { collection, id } = target(field.relationTo, one)
        return resolveImage(id, sizes, scope, collection)
      })
    case 'relationship':
      return mapMany(value, async (one) => {
        const { collection, id } = target(field.relationTo, one)
        if (options.depth <= 0) return id
        const document = await readDocument(scope, collection, id)
        return document ? scope.follow(collection, document, { ...options, depth: options.depth - 1 }) : null
      })
    case 'richText':
      return resolveRichText(value, scope)
    case 'group':
      return {
        ...(value as object),
        ...(await resolvePayloadFields(field.fields, value as Record<string, unknown>, options, scope)),
      }
    case 'array':
      return Promise.all(
        (Array.isArray(value) ? value : []).map(async (row: Record<string, unknown>) => ({
          ...row,
          ...(await resolvePayloadFields(field.fields, row, options, scope)),
        })),
      )
    default:
      return value
  }
}

async function mapMany(value: unknown, resolve: (one: unknown) => unknown): Promise<unknown> {
  if (!Array.isArray(value)) return resolve(value)
  return (await Promise.all(value.map(resolve))).filter((one) => one !== null)
}

/** A relationship to several collections stores `{ relationTo, value }`, one to a single collection the id. */
function target(relationTo: string | string[], value: unknown): { collection: string; id: string | null } {
  if (typeof relationTo === 'string') return { collection: relationTo, id: idOf(value) }
  const { relationTo: chosen, value: inner } = (value ?? {}) as { relationTo?: unknown; value?: unknown }
  return { collection: typeof chosen === 'string' ? chosen : '', id: idOf(inner) }
}

function voixOf(field: AnyField): { type?: string; media?: MediaBreakpoints | null } | undefined {
  return (field.custom as { voix?: object } | undefined)?.voix
}

/** Rows, collapsibles and unnamed tabs only arrange fields. */
function flatten(fields: readonly AnyField[]): (AnyField & { name: string })[] {
  return fields.flatMap((field): (AnyField & { name: string })[] => {
    if ('name' in field && typeof field.name === 'string') return [field as AnyField & { name: string }]
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => flatten(tab.fields))
    return 'fields' in field ? flatten(field.fields) : []
  })
}
