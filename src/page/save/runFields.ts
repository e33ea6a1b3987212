import {
  afterChangeTraverseFields,
  beforeChangeTraverseFields,
  beforeValidateTraverseFields,
  type PayloadRequest,
  type SanitizedCollectionConfig,
} from 'payload'
import { elementName, type Row } from '../../tree'
import { refuse } from '../../collections/core/refuse'
import { slugsOf } from '../../options/getVoix'

type Doc = Record<string, unknown> & { elements?: Row[] | null }

interface Args {
  req: PayloadRequest
  id: string
  collection: SanitizedCollectionConfig
  /** The page with only the elements whose fields are processed. */
  data: Doc
  /** The stored page with the same elements, if they exist. */
  doc: Doc
}

const TOP = { parentIndexPath: '', parentIsLocalized: false, parentPath: '', parentSchemaPath: '' } as const

/** Runs Payload's `beforeValidate` pass: sanitising, field hooks, field access and defaults. Mutates `data`. */
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

/**
 * Runs Payload's `beforeChange` pass: conditions, hooks and validation. Throws a 400 that names the element and the
 * field.
 */
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

/** Runs Payload's `afterChange` pass. */
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

/**
 * Replaces the index in a path (`elements.3.title`) with the element's id, because only some elements are validated.
 */
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
    label: `Element "${elementName(row)}" (${row.id}), field "${field}": ${message}`,
  }
}
