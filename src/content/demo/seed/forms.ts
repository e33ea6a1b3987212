import { forms, type DemoForm } from '../data/forms'
import type { SeededDocument, Store } from './store'

type Language = 'en' | 'es'

/** The forms in both languages, with a desk that is told of what is sent. */
export async function seedForms(store: Store): Promise<void> {
  for (const form of forms)
    await store.ensure({
      collection: 'forms',
      key: ['slug', form.slug],
      data: () => ({
        ...textsOf(form, 'en'),
        slug: form.slug,
        notify: ['desk@solmara.example'],
      }),
      spanish: (document) => textsOf(form, 'es', document),
    })
}

/** A form as it is stored in a language. Rows keep their ids, so that both share them. */
export function textsOf(
  { title, fields, submit, success }: DemoForm,
  language: Language,
  stored: SeededDocument | null = null,
) {
  const rows = (stored?.fields as { id?: string; options?: { id?: string }[] }[] | undefined) ?? []
  return {
    title: title[language],
    submitLabel: submit[language],
    successMessage: success[language],
    fields: fields.map(({ label, options, ...field }, i) => ({
      ...field,
      id: rows[i]?.id,
      label: label[language],
      options: options.map((option, k) => ({
        id: rows[i]?.options?.[k]?.id,
        value: option.value,
        label: option.label[language],
      })),
    })),
  }
}
