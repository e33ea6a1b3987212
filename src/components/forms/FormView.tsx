import { FORM_EXTRAS, formAddress, type Form } from 'voix/forms'
import { PlainIsland } from 'voix/render/parts'
import { pickLabels } from '../labels'
import { form as formPart } from './form.part'
import { FormFieldInput } from './FormFieldInput'

export interface FormViewProps {
  /** DOM id. */
  id: string
  form: Form | null
  path: string
  languageCode: string
  labels: Readonly<Record<string, string>>
  /** `line`: the fields and the button in a row. `columns`: two columns on wide containers. */
  look?: 'line' | 'columns' | 'stack'
}

const LOOKS = {
  line: 'flex flex-wrap items-end gap-3 [&>.field]:flex-1 [&>.field]:basis-48',
  columns: 'grid gap-4 @2xl:grid-cols-2',
  stack: 'grid gap-4',
} as const

/** The labels of form rules and of the script's messages. */
const LABELS = ['required', 'email', 'tel', 'number', 'date', 'option', 'tooShort', 'tooLong', 'unknown'].concat([
  'away',
  'wrong',
  'sending',
])

/**
 * A form of the `forms` collection. It works without a script; the script shows errors at once and keeps the typed
 * text.
 */
export function FormView({ id, form, path, languageCode, labels, look = 'stack' }: FormViewProps) {
  if (!form) return <p className="text-muted">{labels['form.none'] ?? 'This form is being prepared.'}</p>
  const sent = `${id}-sent`
  const texts = pickLabels(
    labels,
    LABELS.map((name) => `form.${name}`),
  )
  return (
    <PlainIsland part={formPart} mode="idle" props={{ fields: form.fields, labels: texts }}>
      <form
        id={id}
        method="post"
        action={formAddress(form.slug)}
        className="relative grid gap-4"
        aria-label={form.title}
      >
        {form.introduction ? <p className="whitespace-pre-line">{form.introduction}</p> : null}
        <div className={LOOKS[look]}>
          {form.fields.map((field) => (
            <FormFieldInput key={field.name} id={`${id}-${field.name}`} field={field} labels={labels} look={look} />
          ))}
          {look === 'line' ? <Submit form={form} labels={labels} /> : null}
        </div>
        <label className="sr-only" aria-hidden="true">
          {labels['form.trap'] ?? 'Leave this empty'}
          <input name={FORM_EXTRAS.trap} tabIndex={-1} autoComplete="off" />
        </label>
        <input type="hidden" name={FORM_EXTRAS.path} value={path} />
        <input type="hidden" name={FORM_EXTRAS.language} value={languageCode} />
        <input type="hidden" name={FORM_EXTRAS.anchor} value={sent} />
        {look === 'line' ? null : (
          <div>
            <Submit form={form} labels={labels} />
          </div>
        )}
        <p className="form-told" data-kind="failed" role="alert" />
        <div id={sent} className="form-told" data-kind="sent" role="status" tabIndex={-1}>
          <p>{form.successMessage || (labels['form.sent'] ?? 'Thank you. It has arrived.')}</p>
        </div>
      </form>
    </PlainIsland>
  )
}

function Submit({ form, labels }: Pick<FormViewProps, 'labels'> & { form: Form }) {
  return (
    <button type="submit" className="btn btn-primary">
      {form.submitLabel || (labels['form.send'] ?? 'Send')}
    </button>
  )
}
