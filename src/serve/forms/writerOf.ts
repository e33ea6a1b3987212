import type { FormValues } from '../../slices/forms/checkForm'
import type { Form } from '../../slices/forms/formField'

/** Who sent a form, as the list of submissions shows it, and all the texts that its search finds. */
interface Writer {
  name: string
  email: string | null
  contents: string
}

/** Names of fields that hold a person's name or a part of it. */
const NAME = /^(?:first|given|middle|last|family|full|your|guest|contact|sur)?name$/i

/** Reads the writer out of the values. Without a field for a name it is the first short text. */
export function writerOf({ fields }: Form, values: FormValues): Writer {
  const filled = (isWanted: (field: Form['fields'][number]) => boolean) =>
    fields.filter((field) => isWanted(field) && values[field.name]).map(({ name }) => String(values[name]))
  const names = filled(({ type, name }) => type === 'text' && NAME.test(name))
  const [text] = filled(({ type }) => type === 'text')
  const [email] = filled(({ type }) => type === 'email')
  const texts = Object.values(values).filter((value) => typeof value !== 'boolean')
  return { name: names.join(' ') || (text ?? email ?? ''), email: email ?? null, contents: texts.join('\n') }
}
