'use client'

import { COLOR_RULE, isColor } from '../../../../slices'
import { numberProblem } from '../../../../slices/fieldTypes/number'
import { useEditor, useSession } from '../../../session/session'
import { CheckInput } from '../../../ui/inputs/CheckInput'
import { ColorControl } from '../../../ui/inputs/ColorControl'
import { fromDay, fromLocal, toDay, toLocal, anyNumber, anyText } from '../../../ui/inputs/parse'
import { Labelled } from '../../../ui/inputs/Labelled'
import { SelectInput } from '../../../ui/inputs/SelectInput'
import { TextInput } from '../../../ui/inputs/TextInput'
import { colorRule } from './colorRule'
import { shared, type FieldInputProps } from './FieldInput'

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

export function TextField(props: FieldInputProps) {
  return (
    <TextInput
      {...shared(props)}
      isLong={props.field.isLong}
      onChange={(next) => props.onChange(next, true)}
      parse={anyText}
      stored={textOf(props.value)}
    />
  )
}

export function NumberField(props: FieldInputProps) {
  const { field, value } = props
  const parse = (text: string) => {
    const parsed = anyNumber(text)
    const problem = 'value' in parsed && parsed.value !== null ? numberProblem(field, parsed.value) : null
    return problem === null ? parsed : { problem }
  }
  return (
    <TextInput
      {...shared(props)}
      inputMode="decimal"
      onChange={(next) => props.onChange(next, true)}
      parse={parse}
      stored={textOf(value)}
    />
  )
}

export function CheckboxField(props: FieldInputProps) {
  const { isLabelHidden, ...rest } = shared(props)
  const label = isLabelHidden ? 'Yes' : rest.label
  return <CheckInput {...rest} isChecked={props.value === true} label={label} onChange={props.onChange} />
}

/** A page's own field of this type offers nothing: its option is written. */
export function SelectField(props: FieldInputProps) {
  const { options, default: fallback } = props.field
  if (options.length === 0) return <TextField {...props} />
  const value = textOf(props.value)
  const none = { value: '', label: fallback === null ? 'None' : labelOf(options, fallback) }
  const isNoneOffered = fallback === null ? !props.field.required : value === ''
  return (
    <SelectInput
      {...shared(props)}
      choices={isNoneOffered ? [none, ...options] : options}
      onChange={(next) => props.onChange(next === '' ? null : next)}
      value={value}
    />
  )
}

function labelOf(options: FieldInputProps['field']['options'], value: unknown): string {
  return `${options.find((option) => option.value === value)?.label ?? textOf(value)} (default)`
}

export function ColorField(props: FieldInputProps) {
  const { boot } = useSession()
  const layout = useEditor(({ page: { page } }) => boot.layouts.find(({ name }) => name === page.layout))
  const value = textOf(props.value)
  return (
    <Labelled {...shared(props)} problem={value !== '' && !isColor(value) ? COLOR_RULE : null}>
      {(attributes) => (
        <ColorControl
          {...colorRule({ layout, field: props.field.name })}
          attributes={attributes}
          isReadOnly={props.isReadOnly}
          label={props.field.label}
          name={props.path}
          onChange={(next) => props.onChange(next, true)}
          value={value}
        />
      )}
    </Labelled>
  )
}

export function DateField(props: FieldInputProps) {
  return (
    <TextInput
      {...shared(props)}
      onChange={(next) => props.onChange(next)}
      parse={(day: string) => ({ value: fromDay(day) })}
      stored={toDay(props.value)}
      type="date"
    />
  )
}

export function DatetimeField(props: FieldInputProps) {
  return (
    <TextInput
      {...shared(props)}
      onChange={(next) => props.onChange(next)}
      parse={(local: string) => ({ value: fromLocal(local) })}
      stored={toLocal(props.value)}
      type="datetime-local"
    />
  )
}
