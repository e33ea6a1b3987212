import { extendFieldType } from './fieldTypes/defineFieldType'
import type { FieldDefinition, FieldTraits, FieldType } from './fieldTypes/fieldType'
import { fieldTypeOf, isKnownType, ownFieldTypes, registerFieldTypes } from './fieldTypes/registry'

/** The types of a page's own fields in every application. The value is stored under a key equal to its type. */
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

/** Returns the same types, and those of this application that have `pageField`. */
export function pageFieldTypes(): string[] {
  return [...PAGE_FIELD_TYPES, ...ownPageFieldTypes().map(({ type }) => type)]
}

/** Returns a definition for a page's own field of a type. */
export function pageFieldOf(type: string): FieldDefinition {
  const { defaultValue: _none, ...traits } = fieldTypeOf({ type }).pageField ?? {}
  return { ...traits, type, styled: false }
}

/** The description of an application's type for the browser, which does not have the type itself. */
export interface PageFieldTypeInfo {
  type: string
  label: string
  /** The built-in type that it extends. */
  like?: string
  traits: Omit<FieldTraits, 'type' | 'like'>
}

/** Describes the application's types of a page's own fields, for the browser. */
export function describePageFieldTypes(types: readonly FieldType[] = ownFieldTypes()): PageFieldTypeInfo[] {
  return types.flatMap(({ type, label, like, pageField }) =>
    pageField ? [{ type, label, like, traits: pageField }] : [],
  )
}

/** In the browser: registers types by their descriptions, each like a built-in type. */
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
