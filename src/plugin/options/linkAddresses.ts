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
 * The config with editors of rich text that store the addresses of links as they are written. Payload's own encode each that its pattern does not
 * know, again at every save. Editors of plugins that come later: see `keepLinkAddresses`.
 */
export function withLinkAddresses<Given extends Holders & Pick<Config, 'editor'>>(config: Given): Given {
  const mapped = mapFields(config, (field) =>
    field.type === 'richText' && field.editor ? { ...field, editor: mended(field.editor) } : field,
  )
  return config.editor ? { ...mapped, editor: mendedProvider(config.editor) } : mapped
}

/** Does the same in the editors of a started application, and warns of those that it cannot change. */
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

/** Editors and fields are changed where they are: some are made once per process, and Payload keeps each in several places. */
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

/** Before the checks of a publish, which judge what will be stored. */
const storeAddresses: BeforeValidate = ({ value }) => mapAddresses(value, storedHref)

/** Drafts are not validated: an address that no renderer takes is refused all the same. */
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

/** A hook whose result does not count where it is the value, encoded. */
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

/** The fields inside of an editor: of its links, blocks, uploads. */
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

/** An editor without links is, and so is one whose application has left the address out. */
function isWithinReach(editor: RichTextAdapter): boolean {
  const { enabledFeatures = [], getSubFields } = featuresOf(editor)
  const hasLinks = Array.isArray(enabledFeatures) && enabledFeatures.includes('link')
  return !hasLinks || (getSubFields instanceof Map && getSubFields.has('link'))
}
