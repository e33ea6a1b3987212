import type { FormValues } from '../../slices/forms/checkForm'
import type { Form } from '../../slices/forms/formField'

/** The sender of a form for the list of submissions, and the text that its search uses. */
interface Writer {
  name: string
  email: string | null
  contents: string
}

/** Matches names of fields that hold a person's name or a part of it. */
const NAME = /^(?:first|given|middle|last|family|full|your|guest|contact|sur)?name$/i

/** Reads the sender from the values. Without a name field, the name is the first short text. */
export function writerOf({ fields }: Form, values: FormValues): Writer {
  const filled = (isWanted: (field: Form['fields'][number]) => boolean) =>
    fields.filter((field) => isWanted(field) && values[field.name]).map(({ name }) => String(values[name]))
  const names = filled(({ type, name }) => type === 'text' && NAME.test(name))
  const [text] = filled(({ type }) => type === 'text')
  const [email] = filled(({ type }) => type === 'email')
  const texts = Object.values(values).filter((value) => typeof value !== 'boolean')
  return { name: names.join(' ') || (text ?? email ?? ''), email: email ?? null, contents: texts.join('\n') }
}
