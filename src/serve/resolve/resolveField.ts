import { fieldTypeOf, isFieldDefinition } from '../../slices'
import type { FieldMap, ResolveTools } from '../../slices/types'
import { resolveDocuments } from './resolveDocument'
import { resolveLink } from './resolveLink'
import { resolveImage, resolveMedia } from './resolveMedia'
import { resolvePayloadField } from './resolvePayloadField'
import { resolveRichText } from './resolveRichText'
import type { ResolveScope } from './scope'
import { after, all, allOf } from './soon'
import type { Soon } from './soon'

/** Resolves all fields of a slice for its component. They are independent of each other and resolved concurrently. */
export function resolveFields(
  fields: FieldMap,
  values: Record<string, unknown>,
  scope: ResolveScope,
): Soon<Record<string, unknown>> {
  const tools = toolsOf(scope)
  return allOf(
    Object.entries(fields).map(([name, field]) => {
      if (!isFieldDefinition(field)) return [name, tools.payload(field, values[name])] as const
      return [name, fieldTypeOf(field).resolve(values[name], { field, tools })] as const
    }),
  )
}

const known = new WeakMap<ResolveScope, ResolveTools>()

/** Returns the tools of a request, created once: a page has thousands of fields. */
function toolsOf(scope: ResolveScope): ResolveTools {
  const tools = known.get(scope) ?? createTools(scope)
  known.set(scope, tools)
  return tools
}

function createTools(scope: ResolveScope): ResolveTools {
  return {
    timeZone: scope.context.timeZone,
    link: (value) => resolveLink(value, scope),
    image: (value, sizes) => resolveImage(value, sizes, scope),
    media: (value, sizes) => resolveMedia(value, sizes, scope),
    richText: (value) => resolveRichText(value, scope),
    documents: (collection, ids) => resolveDocuments(collection, ids, { depth: 1 }, scope),
    payload: (field, value) => resolvePayloadField(field, value, { depth: 1 }, scope),
    fields: (fields, values) => resolveFields(fields, values, scope),
    rows: (fields, value) => {
      const rows = (Array.isArray(value) ? value : []) as Record<string, unknown>[]
      return all(
        rows.map((row, index) =>
          after(resolveFields(fields, row, scope), (resolved) => ({
            id: typeof row.id === 'string' ? row.id : String(index),
            ...resolved,
          })),
        ),
      )
    },
  }
}
