import { registerFieldTypes } from '../../../../slices'
import type { FieldType } from '../../../../slices/types'
import { DocumentsField } from './DocumentsField'
import type { FieldInputComponent } from './FieldInput'
import { LinkField } from './LinkField'
import { ListField } from './ListField'
import { ImageField, MediaField } from './MediaField'
import { PayloadField } from './PayloadField'
import { CheckboxField, ColorField, DateField, DatetimeField, NumberField, SelectField, TextField } from './plainFields'
import { WysiwygField } from './WysiwygField'

/** A field type of an application as the studio takes it: what it can do, and its input. */
export interface StudioField {
  type: FieldType
  Input: FieldInputComponent
}

const OF_THE_PRODUCT: Readonly<Record<string, FieldInputComponent>> = {
  text: TextField,
  wysiwyg: WysiwygField,
  media: MediaField,
  image: ImageField,
  link: LinkField,
  checkbox: CheckboxField,
  color: ColorField,
  select: SelectField,
  number: NumberField,
  datetime: DatetimeField,
  date: DateField,
  documents: DocumentsField,
  list: ListField,
  payload: PayloadField,
}

const inputs = new Map(Object.entries(OF_THE_PRODUCT))

/** The input of every field type, by the type's name. */
export const fieldInputs: ReadonlyMap<string, FieldInputComponent> = inputs

/** Adds an application's field types to the studio. */
export function registerFields(fields: readonly StudioField[]): void {
  registerFieldTypes(fields.map(({ type }) => type))
  for (const { type, Input } of fields) inputs.set(type.type, Input)
}
