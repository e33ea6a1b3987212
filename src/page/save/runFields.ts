import {
  afterChangeTraverseFields,
  beforeChangeTraverseFields,
  beforeValidateTraverseFields,
  type PayloadRequest,
  type SanitizedCollectionConfig,
} from 'payload'
import { nameOf, type Row } from '../../tree'
import { refuse } from '../../collections/core/refuse'
import { slugsOf } from '../../options/getVoix'

type Doc = Record<string, unknown> & { elements?: Row[] | null }

interface Args {
  req: PayloadRequest
  id: string
  collection: SanitizedCollectionConfig
  /** The page with only those elements that the fields shall be run for. */
  data: Doc
  /** The stored page with the same elements, as far as there are any. */
  doc: Doc
}

const TOP = { parentIndexPath: '', parentIsLocalized: false, parentPath: '', parentSchemaPath: '' } as const

/** Payload's own first pass: sanitising, field hooks, field access, defaults. Changes `data`. */
export async function runBeforeValidate({ req, id, collection, data, doc }: Args): Promise<void> {
  await beforeValidateTraverseFields({
    ...TOP,
    id,
    collection,
    context: req.context,
    data,
    doc,
    fields: collection.fields,
    global: null,
    operation: 'update',
    overrideAccess: false,
    req,
    siblingData: data,
    siblingDoc: doc,
  })
}

/** The second pass: conditions, hooks, validation. A 400 names the element and the field. */
export async function runBeforeChange({ skipValidation, ...args }: Args & { skipValidation: boolean }): Promise<void> {
  const { req, id, collection, data, doc } = args
  const errors: { message: string; path: string; label?: unknown }[] = []
  const mergeLocaleActions: (() => Promise<void> | void)[] = []
  await beforeChangeTraverseFields({
    ...TOP,
    id,
    collection,
    context: req.context,
    data,
    doc,
    docWithLocales: doc,
    errors: errors as never,
    fieldLabelPath: '',
    fields: collection.fields,
    global: null,
    mergeLocaleActions: mergeLocaleActions as never,
    operation: 'update',
    overrideAccess: false,
    req,
    siblingData: data,
    siblingDoc: doc,
    siblingDocWithLocales: doc,
    skipValidation,
  })
  if (errors.length > 0)
    refuse({ collection: slugsOf(req).pages, errors: errors.map((error) => named(error, data.elements ?? [])), req })
  for (const action of mergeLocaleActions) await action()
}

/** The last pass, after the write. */
export async function runAfterChange({
  req,
  collection,
  data,
  doc,
  previousDoc,
}: Omit<Args, 'id'> & { previousDoc: Doc }): Promise<void> {
  await afterChangeTraverseFields({
    ...TOP,
    collection,
    context: req.context,
    data,
    doc,
    fields: collection.fields,
    global: null,
    operation: 'update',
    previousDoc,
    previousSiblingDoc: previousDoc,
    req,
    siblingData: data,
    siblingDoc: doc,
  })
}

/** `elements.3.title` of the few -> the element's id, which means the same to everybody. The message is the rule alone. */
function named(
  { message, path }: { message: string; path: string },
  rows: readonly Row[],
): { message: string; path: string; label: string } {
  const [, index, field] = /^elements\.(\d+)\.(.+)$/.exec(path) ?? []
  const row = index === undefined ? undefined : rows[Number(index)]
  if (!row || field === undefined) return { message, path, label: `Field "${path}": ${message}` }
  return {
    message,
    path: `elements.${row.id}.${field}`,
    label: `Element "${nameOf(row)}" (${row.id}), field "${field}": ${message}`,
  }
}
