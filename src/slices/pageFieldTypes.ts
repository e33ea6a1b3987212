import { extendFieldType } from './fieldTypes/defineFieldType'
import type { FieldDefinition, FieldTraits, FieldType } from './fieldTypes/fieldType'
import { fieldTypeOf, isKnownType, ownFieldTypes, registerFieldTypes } from './fieldTypes/registry'

/** What a page's own field may be in every application. Its value stands under a key equal to its type. */
export const PAGE_FIELD_TYPES = [
  'text',
  'richText',
  'upload',
  'image',
  'link',
  'checkbox',
  'color',
  'select',
  'number',
  'datetime',
  'date',
] as const

/** The same, and the types of this application that say so. */
export function pageFieldTypes(): string[] {
  return [...PAGE_FIELD_TYPES, ...ownPageFieldTypes().map(({ type }) => type)]
}

/** A page's own field of a type, as a definition that nobody wrote. */
export function pageFieldOf(type: string): FieldDefinition {
  const { defaultValue: _none, ...traits } = fieldTypeOf({ type }).pageField ?? {}
  return { ...traits, type, styled: false }
}

/** A type of an application as its description goes to the browser, where the type itself is not known. */
export interface PageFieldTypeInfo {
  type: string
  label: string
  /** The type of the product that it is like. */
  like?: string
  traits: Omit<FieldTraits, 'type' | 'like'>
}

/** The types of this application that a page's own field may be, for the browser. */
export function describePageFieldTypes(types: readonly FieldType[] = ownFieldTypes()): PageFieldTypeInfo[] {
  return types.flatMap(({ type, label, like, pageField }) =>
    pageField ? [{ type, label, like, traits: pageField }] : [],
  )
}

/** In the browser: makes types known by their descriptions, as types like those of the product. */
export function registerPageFieldTypes(types: readonly PageFieldTypeInfo[]): void {
  const unknown = types.filter(({ type }) => !isKnownType(type))
  registerFieldTypes(
    unknown.map(({ type, label, like = type, traits }) =>
      extendFieldType(fieldTypeOf({ type: like }), { type, label, like, pageField: traits }),
    ),
  )
}

function ownPageFieldTypes(): FieldType[] {
  return ownFieldTypes().filter(({ pageField }) => pageField !== undefined)
}
