'use client'

import { COLOR_RULE, isColor, misfitRule, registerFieldTypes } from '../../../../slices'
import { dayOf, isDay, storedDay } from '../../../../tree'
import { useSession } from '../../../session/session'
import { numberProblem } from '../../../../slices/fieldTypes/number'
import { CheckInput } from '../../../ui/inputs/CheckInput'
import { ColorControl } from '../../../ui/inputs/ColorControl'
import { anyText, type Parsed } from '../../../ui/inputs/parse'
import { Labelled } from '../../../ui/inputs/Labelled'
import { NumberInput } from '../../../ui/inputs/NumberInput'
import { SelectInput } from '../../../ui/inputs/SelectInput'
import { TextInput } from '../../../ui/inputs/TextInput'
import { InstantInput } from '../../../ui/time/InstantInput'
import { inputProps, type FieldInputComponent, type FieldInputProps } from './FieldInput'
import type { FieldType } from '../../../../slices/types'
import { DocumentNameField } from './DocumentNameField'
import { RelationshipField } from './RelationshipField'
import { GroupField } from './GroupField'
import { LinkField } from './LinkField'
import { ArrayField } from './ArrayField'
import { ImageField, UploadField } from './UploadField'
import { PayloadField } from './PayloadField'
import { useColorRule } from './useColorRule'
import { RichTextField } from './RichTextField'

/** A field type of an application as the studio takes it: what it can do, and its input. */
export interface StudioField {
  type: FieldType
  Input: FieldInputComponent
}

const OF_THE_PRODUCT: Readonly<Record<string, FieldInputComponent>> = {
  text: TextField,
  email: RuledTextField,
  url: RuledTextField,
  richText: RichTextField,
  upload: UploadField,
  image: ImageField,
  link: LinkField,
  checkbox: CheckboxField,
  color: ColorField,
  select: SelectField,
  number: NumberField,
  datetime: InstantField,
  date: DayField,
  relationship: RelationshipField,
  documentName: DocumentNameField,
  group: GroupField,
  array: ArrayField,
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

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

function TextField({ parse = anyText, ...props }: FieldInputProps & { parse?: (text: string) => Parsed<string> }) {
  return (
    <TextInput
      {...inputProps(props)}
      isLong={props.field.isLong}
      onChange={(next) => props.onChange(next, true)}
      parse={parse}
      placeholder={props.field.placeholder}
      stored={textOf(props.value)}
    />
  )
}

/** A text whose type has a rule. */
function RuledTextField(props: FieldInputProps) {
  const parse = (text: string) => {
    const problem = misfitRule(props.field, text.trim())
    return problem === null ? anyText(text.trim()) : { problem }
  }
  return <TextField {...props} parse={parse} />
}

function NumberField(props: FieldInputProps) {
  const { field, value } = props
  return (
    <NumberInput
      {...inputProps(props)}
      onChange={(next) => props.onChange(next, true)}
      placeholder={field.placeholder}
      rule={(number) => numberProblem(field, number)}
      value={textOf(value)}
    />
  )
}

function CheckboxField(props: FieldInputProps) {
  const { isLabelHidden, ...rest } = inputProps(props)
  const label = isLabelHidden ? 'Yes' : rest.label
  return <CheckInput {...rest} isChecked={props.value === true} label={label} onChange={props.onChange} />
}

/** A page's own field of this type offers nothing: its option is written. */
function SelectField(props: FieldInputProps) {
  const { options, defaultValue: fallback, placeholder = 'None' } = props.field
  if (options.length === 0) return <TextField {...props} />
  const value = textOf(props.value)
  const none = { value: '', label: fallback === null ? placeholder : labelOf(options, fallback) }
  const isNoneOffered = fallback === null ? !props.field.required : value === ''
  return (
    <SelectInput
      {...inputProps(props)}
      choices={isNoneOffered ? [none, ...options] : options}
      onChange={(next) => props.onChange(next === '' ? null : next)}
      value={value}
    />
  )
}

function labelOf(options: FieldInputProps['field']['options'], value: unknown): string {
  return `${options.find((option) => option.value === value)?.label ?? textOf(value)} (default)`
}

function ColorField(props: FieldInputProps) {
  const value = textOf(props.value)
  const { colors, problem, kept } = useColorRule({ field: props.field.name, value })
  const common = inputProps(props)
  return (
    <Labelled {...common} hint={kept ?? common.hint} problem={value !== '' && !isColor(value) ? COLOR_RULE : problem}>
      {(attributes) => (
        <ColorControl
          {...colors}
          attributes={attributes}
          isReadOnly={props.isReadOnly}
          label={props.field.label}
          name={props.path}
          onChange={(next) => props.onChange(next, true)}
          placeholder={props.field.placeholder}
          value={value}
        />
      )}
    </Labelled>
  )
}

/** Edits a day. The day does not depend on the time zone. */
function DayField(props: FieldInputProps) {
  const { onChange, value } = props
  const { boot } = useSession()
  return (
    <TextInput
      {...inputProps(props)}
      onChange={(next) => onChange(next)}
      parse={(text: string) => ({ value: isDay(text) ? storedDay(text) : null })}
      stored={dayOf(value, boot.timeZone) ?? ''}
      type="date"
    />
  )
}

function InstantField(props: FieldInputProps) {
  const { onChange, value } = props
  const { boot } = useSession()
  return (
    <InstantInput
      {...inputProps(props)}
      onChange={({ at, problem }) => {
        if (problem === null && at !== value) onChange(at)
      }}
      value={textOf(value) || null}
      zones={boot}
    />
  )
}
