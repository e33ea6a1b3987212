import { formatLabels, type Field, type PayloadRequest, type SanitizedConfig } from 'payload'
import { createCatalogue, describedField, fieldTypeOf, isFieldDefinition, isWholeInPreview, toPayloadField } from '..'
import { defaultFields } from '../defaultFields'
import { withPlainRowIds } from '../rowIds'
import type { CatalogueSlice, FieldInfo, FieldMap, SliceDefinition, SliceInfo, TemplateInfo } from '../types'
import { richTextFeatures } from './richTextFeatures'

interface Input {
  /** The slices of the catalogue, whose families of layouts are resolved to names. */
  slices: readonly SliceDefinition[]
  /** The request of the user whose access to fields applies. */
  req: PayloadRequest
}

/** The slices whose description is the same for all users, so that it is created once and not for each window. */
const described = new WeakMap<SanitizedConfig, Map<SliceDefinition, SliceInfo>>()

/** Returns the serialisable part of every definition, which a server component can pass to the studio. */
export function describeSlices({ slices, req }: Input): Promise<SliceInfo[]> {
  const { config } = req.payload
  const known = described.get(config) ?? new Map<SliceDefinition, SliceInfo>()
  described.set(config, known)
  const describe = async (definition: CatalogueSlice, given: SliceDefinition | undefined) => {
    const asker: Asker = { req, isTold: false }
    const info = await describeSlice(definition, asker)
    if (given && !asker.isTold) known.set(given, info)
    return info
  }
  return Promise.all(
    createCatalogue(slices).all.map((definition, at) => {
      const given = slices[at]
      return (given && known.get(given)) ?? describe(definition, given)
    }),
  )
}

/** The request, and whether access rules of fields have influenced the result. */
interface Asker {
  req: PayloadRequest
  isTold: boolean
}

async function describeSlice(definition: CatalogueSlice, asker: Asker): Promise<SliceInfo> {
  return {
    name: definition.name,
    label: definition.label,
    group: definition.admin.group,
    purpose: definition.purpose,
    icon: definition.icon,
    description: definition.description,
    preview: definition.preview,
    tags: definition.tags,
    deprecated: definition.deprecated,
    replacedBy: definition.replacedBy ?? null,
    database: definition.database,
    signals: definition.signal !== undefined,
    hydrationMode: definition.hydrationMode,
    version: definition.version,
    rules: {
      layouts: definition.layouts,
      slots: describeSlots(definition),
      root: definition.root,
      ...(definition.maxPerPage === undefined ? {} : { maxPerPage: definition.maxPerPage }),
      ...(definition.anchors && { anchors: definition.anchors }),
      ...(definition.hiddenWithout && { hiddenWithout: definition.hiddenWithout }),
    },
    fields: await describeFields(definition.fields, asker),
    // Every process and bundle of the application returns the same ids, so browsers can cache the description.
    defaults: withPlainRowIds(defaultFields(definition)),
    templates: describeTemplates(definition),
    ...(definition.pastedTable ? { pastedTable: definition.pastedTable } : {}),
  }
}

/** Returns only the values that a template sets: applied to an element, it leaves the other fields unchanged. */
function describeTemplates(definition: SliceDefinition): TemplateInfo[] {
  return Object.entries(definition.templates).map(([name, { label, fields }]) => {
    const values = Object.entries(withPlainRowIds(defaultFields(definition, name)))
    return { name, label, fields: Object.fromEntries(values.filter(([field]) => Object.hasOwn(fields, field))) }
  })
}

function describeSlots({ slots }: SliceDefinition): SliceDefinition['slots'] {
  const described = Object.entries(slots).map(([name, { defaultElements, ...rules }]) => {
    const rows = defaultElements?.map(({ slice, fields = {} }) => ({ slice, fields: withPlainRowIds(fields) }))
    return [name, rows ? { ...rules, defaultElements: rows } : rules] as const
  })
  return Object.fromEntries(described)
}

/** Omits the fields that the user may not read. Their values are not sent either. */
async function describeFields(fields: FieldMap, asker: Asker): Promise<FieldInfo[]> {
  const infos = await Promise.all(Object.entries(fields).map(([name, field]) => describeField(name, field, asker)))
  return infos.filter((info) => info !== null)
}

async function describeField(name: string, field: FieldMap[string], asker: Asker): Promise<FieldInfo | null> {
  // The Payload field has the access rules of plain Payload fields and of helpers alike.
  const made = toPayloadField(name, field)
  const { canRead, canUpdate } = await rightsTo(made, asker)
  if (!canRead) return null
  const shared = {
    name,
    label: ('label' in made && typeof made.label === 'string' && made.label) || name,
    description: descriptionOf(made),
    required: 'required' in made && made.required === true,
    canUpdate,
    resolvedByServer: !isWholeInPreview(field),
    rowLabel: String(formatLabels(name).singular),
    needsServer: isMadeByServer(isFieldDefinition(field) ? field.payload : field),
  }
  if (!isFieldDefinition(field)) {
    return describedField({ ...shared, type: 'payload' })
  }
  const { type, admin, styled, enabled, options = [], min, max, step, minRows, maxRows } = field
  return {
    ...shared,
    type,
    like: fieldTypeOf(field).like,
    label: field.editorLabel ?? field.label ?? shared.label,
    styled,
    group: admin?.group ?? null,
    enabled: enabled !== false,
    required: field.required === true,
    empty: fieldTypeOf(field).empty ?? null,
    defaultValue: field.defaultValue ?? null,
    options,
    fields: await describeFields(field.fields ?? {}, asker),
    ...{ min, max, step, minRows, maxRows, relationTo: field.relationTo, anyFile: field.anyFile, isLong: field.isLong },
    ...(type === 'richText' ? { features: richTextFeatures(asker.req) } : {}),
    ...{ media: field.media, placeholder: admin?.placeholder, condition: admin?.condition },
  }
}

async function rightsTo(field: Field, asker: Asker): Promise<{ canRead: boolean; canUpdate: boolean }> {
  const { read, update } = ('access' in field && field.access) || {}
  if (read || update) asker.isTold = true
  const { req } = asker
  const [canRead, canUpdate] = await Promise.all([read?.({ req }) ?? true, update?.({ req }) ?? true])
  return { canRead, canUpdate }
}

function isMadeByServer({ admin }: Partial<Pick<Field, 'admin'>> = {}): boolean {
  const components = admin && 'components' in admin ? Object.keys(admin.components ?? {}) : []
  return components.length > 0 || Boolean(admin && 'condition' in admin && admin.condition)
}

function descriptionOf(field: Field): string | null {
  const description = field.admin && 'description' in field.admin ? field.admin.description : undefined
  return typeof description === 'string' ? description : null
}
