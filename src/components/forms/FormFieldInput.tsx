import type { ReactNode } from 'react'
import type { FormField } from 'voix/forms'

interface FormFieldInputProps {
  id: string
  field: FormField
  labels: Readonly<Record<string, string>>
  look: 'line' | 'columns' | 'stack'
}

const AUTOCOMPLETE: Readonly<Record<string, string>> = {
  email: 'email',
  tel: 'tel',
  country: 'country-name',
  firstName: 'given-name',
  lastName: 'family-name',
  name: 'name',
  company: 'organization',
  address: 'street-address',
  city: 'address-level2',
  postcode: 'postal-code',
}

/** One field with its label and an element for the script's error message. */
export function FormFieldInput({ id, field, labels, look }: FormFieldInputProps) {
  const { name, type, label, required, options } = field
  if (type === 'hidden') return <input type="hidden" name={name} value={field.placeholder} />
  const problem = `${id}-problem`
  const attributes = { id, name, required, 'aria-describedby': problem, className: 'field-input' }
  const wide = look === 'columns' && ['textarea', 'radio', 'checkbox'].includes(type) ? '@2xl:col-span-2' : ''
  const problemText = <span id={problem} className="field-problem" data-problem={name} />
  if (type === 'checkbox')
    return (
      <div className={`field ${wide}`}>
        <label className="field-choice" htmlFor={id}>
          <input type="checkbox" {...attributes} className="" />
          <span>{label}</span>
        </label>
        {problemText}
      </div>
    )
  const text = (
    <span className="field-label">
      {label}
      {required ? null : <span className="font-normal text-muted"> ({labels['form.optional'] ?? 'optional'})</span>}
    </span>
  )
  if (type === 'radio')
    return (
      <fieldset className={`field ${wide}`} aria-describedby={problem}>
        <legend>{text}</legend>
        <div className="flex flex-wrap gap-x-6 gap-y-1">
          {options.map((option) => (
            <label key={option.value} className="field-choice">
              <input type="radio" name={name} value={option.value} required={required} />
              {option.label}
            </label>
          ))}
        </div>
        {problemText}
      </fieldset>
    )
  return (
    <div className={`field ${wide}`}>
      <label htmlFor={id}>{text}</label>
      {control(field, attributes, labels)}
      {problemText}
    </div>
  )
}

interface ControlAttributes {
  id: string
  name: string
  required: boolean
  'aria-describedby': string
  className: string
}

function control(field: FormField, attributes: ControlAttributes, labels: FormFieldInputProps['labels']): ReactNode {
  const { name, type, placeholder, minLength, maxLength, options } = field
  const lengths = { minLength: minLength ?? undefined, maxLength: maxLength ?? undefined }
  if (type === 'textarea')
    return <textarea {...attributes} {...lengths} rows={5} placeholder={placeholder || undefined} />
  if (type === 'select')
    return (
      <select {...attributes} defaultValue="">
        <option value="">{labels['form.choose'] ?? 'Please choose'}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    )
  return (
    <input
      {...attributes}
      {...(type === 'number' || type === 'date' ? {} : lengths)}
      type={type === 'country' ? 'text' : type}
      placeholder={placeholder || undefined}
      autoComplete={AUTOCOMPLETE[name] ?? AUTOCOMPLETE[type]}
    />
  )
}
