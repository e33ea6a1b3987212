import { findForm } from 'voix/collections'
import type { Form } from 'voix/forms'
import type { LoadArgs } from 'voix/slices'

/** Loads the form of a slice in the page's language. */
export async function loadForm({ req, fields, context, addTag }: LoadArgs): Promise<Form | null> {
  const { formId } = fields
  addTag('forms')
  if (typeof formId !== 'string' || formId === '') return null
  return findForm({ req, slug: formId, languageCode: context.languageCode })
}
