import type { Config, Field, FieldHook, Payload, RichTextAdapter, RichTextAdapterProvider, TextField } from 'payload'
import { storedHref } from '../../slices/storedHref'
import { addressProblem, brokenAddressRule, mapAddresses } from '../../slices/textAddresses'
import { isRecord } from '../../tree'
import { mapFields } from './mapFields'

type Holders = Pick<Config, 'blocks' | 'collections' | 'globals'>
type RichText = Extract<Field, { type: 'richText' }>
type Editor = NonNullable<RichText['editor']>
type BeforeValidate = NonNullable<NonNullable<RichTextAdapter['hooks']>['beforeValidate']>[number]
type BeforeChange = NonNullable<NonNullable<RichTextAdapter['hooks']>['beforeChange']>[number]

/**
 * Returns the config with rich text editors that store link addresses unchanged. Payload's editor encodes addresses
 * that its pattern does not match, again on every save. For editors that later plugins add, see `keepLinkAddresses`.
 */
export function withLinkAddresses<Given extends Holders & Pick<Config, 'editor'>>(config: Given): Given {
  const mapped = mapFields(config, (field) =>
    field.type === 'richText' && field.editor ? { ...field, editor: mended(field.editor) } : field,
  )
  return config.editor ? { ...mapped, editor: mendedProvider(config.editor) } : mapped
}

/** Fixes the editors of a started application, and logs a warning for those that cannot be changed. */
export function keepLinkAddresses({ config, logger }: Pick<Payload, 'config' | 'logger'>): void {
  mapFields(config as Holders, (field) => {
    if (field.type !== 'richText' || !field.editor || typeof field.editor === 'function') return field
    mend(field.editor)
    if (!isWithinReach(field.editor))
      logger.warn(
        `voix: the editor of the field "${field.name}" has links whose fields cannot be read, and may encode their addresses at every save. Give it the LinkFeature of @payloadcms/richtext-lexical.`,
      )
    return field
  })
}

function mended(editor: Editor) {
  return typeof editor === 'function' ? mendedProvider(editor) : mend(editor)
}

function mendedProvider(provide: RichTextAdapterProvider): RichTextAdapterProvider {
  return async (args) => mend(await provide(args))
}

/** Editors and fields are modified in place, because Payload references the same objects in several places. */
const known = new WeakSet<object>()

function isNew(thing: object): boolean {
  if (known.has(thing)) return false
  known.add(thing)
  return true
}

function mend(editor: RichTextAdapter): RichTextAdapter {
  if (!isNew(editor)) return editor
  const { hooks, validate } = editor
  for (const field of innerFields(editor, 'link')) if (isAddressField(field)) mendField(field)
  mendInside(innerFields(editor))
  return Object.assign(editor, {
    validate: ((value, options) => addressProblem(value) ?? validate(value, options)) satisfies typeof validate,
    hooks: {
      ...hooks,
      beforeValidate: [storeAddresses, ...(hooks?.beforeValidate ?? [])],
      beforeChange: [refuseAddresses, ...(hooks?.beforeChange ?? [])],
    },
  })
}

/** Runs before validation, so that the stored value is validated. */
const storeAddresses: BeforeValidate = ({ value }) => mapAddresses(value, storedHref)

/** Refuses unsafe addresses in drafts, which are not validated. */
const refuseAddresses: BeforeChange = ({ value, previousValue, errors, fieldLabelPath, path, skipValidation }) => {
  const problem = skipValidation ? addressProblem(value, previousValue) : null
  if (problem !== null) errors?.push({ label: fieldLabelPath, message: problem, path: path.join('.') })
  return value
}

function mendField(field: TextField): void {
  if (!isNew(field)) return
  const { hooks, validate } = field as { hooks?: TextField['hooks']; validate?: Validate }
  Object.assign(field, {
    validate: ((value, options) => {
      if (options.siblingData?.linkType === 'internal') return validate?.(value, options) ?? true
      const stored = typeof value === 'string' ? storedHref(value) : value
      return brokenAddressRule(value) ?? validate?.(stored, options) ?? true
    }) satisfies Validate,
    hooks: { ...hooks, beforeChange: hooks?.beforeChange?.map(withoutEncoding) },
  })
}

type Validate = (value: unknown, options: { siblingData?: { linkType?: unknown } }) => unknown

/** Ignores the result of a hook if it is the encoded value. */
function withoutEncoding(hook: FieldHook): FieldHook {
  return async (args) => {
    const { value } = args as { value?: unknown }
    const made: unknown = await hook(args)
    return typeof value === 'string' && made === encodeURIComponent(value) ? value : made
  }
}

function mendInside(fields: Field[]): void {
  mapFields({ collections: [{ slug: '', fields }] }, (field) => {
    if (field.type === 'richText' && field.editor) field.editor = mended(field.editor)
    return field
  })
}

type SubFields = ReadonlyMap<string, (args: object) => Field[] | null | undefined>

function featuresOf(editor: RichTextAdapter): Record<string, unknown> {
  const config: unknown = Reflect.get(editor, 'editorConfig')
  return isRecord(config) && isRecord(config.features) ? config.features : {}
}

/** Returns the fields inside of an editor: of its links, blocks and uploads. */
function innerFields(editor: RichTextAdapter, type?: string): Field[] {
  const { getSubFields } = featuresOf(editor)
  if (!(getSubFields instanceof Map)) return []
  return [...(getSubFields as SubFields)].flatMap(([node, read]) =>
    type === undefined || node === type ? (read({}) ?? []) : [],
  )
}

function isAddressField(field: Field): field is TextField {
  return field.type === 'text' && field.name === 'url'
}

/**
 * Returns whether the links of an editor can be changed. `true` for an editor without links or without an address
 * field.
 */
function isWithinReach(editor: RichTextAdapter): boolean {
  const { enabledFeatures = [], getSubFields } = featuresOf(editor)
  const hasLinks = Array.isArray(enabledFeatures) && enabledFeatures.includes('link')
  return !hasLinks || (getSubFields instanceof Map && getSubFields.has('link'))
}
