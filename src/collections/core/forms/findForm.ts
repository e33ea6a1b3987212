import type { CollectionSlug, PayloadRequest, TypedLocale } from 'payload'
import { slugsOf } from '../../../options/getVoix'
import type { Form, FormField } from '../../../slices/forms/formField'

interface Wanted {
  req: PayloadRequest
  slug: string
  languageCode?: string
}

/** Returns a form in a language, as visitors get it, or `null`. */
export async function findForm({ req, slug, languageCode }: Wanted): Promise<Form | null> {
  const { docs } = await req.payload.find({
    collection: slugsOf(req).forms as CollectionSlug,
    where: { slug: { equals: slug } },
    limit: 1,
    depth: 0,
    ...(languageCode ? { locale: languageCode as TypedLocale } : {}),
    overrideAccess: false,
    req,
  })
  const [stored] = docs as unknown as StoredForm[]
  return stored ? toForm(stored) : null
}

interface StoredForm {
  id: string | number
  slug: string
  title?: string | null
  introduction?: string | null
  fields?: (Partial<{ [Name in keyof FormField]: FormField[Name] | null }> & Pick<FormField, 'name' | 'type'>)[]
  submitLabel?: string | null
  successMessage?: string | null
}

function toForm({ id, slug, title, introduction, fields, submitLabel, successMessage }: StoredForm): Form {
  return {
    id: String(id),
    slug,
    title: title ?? '',
    introduction: introduction ?? '',
    fields: (fields ?? []).map(toField),
    submitLabel: submitLabel ?? '',
    successMessage: successMessage ?? '',
  }
}

function toField(stored: NonNullable<StoredForm['fields']>[number]): FormField {
  const { name, type, label, required, placeholder, minLength, maxLength, options } = stored
  return {
    name,
    type,
    label: label ?? name,
    required: required === true,
    placeholder: placeholder ?? '',
    minLength: minLength ?? null,
    maxLength: maxLength ?? null,
    options: (options ?? []).map((option) => ({ label: option.label, value: option.value })),
  }
}
