import type {
  ArrayFieldValidation,
  CollectionConfig,
  NumberFieldSingleValidation,
  TextFieldSingleValidation,
} from 'payload'
import type { CoreContext } from '../../../options/context'
import { keptOrStaff, noOne, onlyAdministrators, onlyEditors, onlyStaff } from '../access'
import { FORM_FIELD_TYPES } from '../../../slices/forms/formField'
import { slug } from '../../../slices/slugField'

/** Forms of the site. The same schema validates a submission in the browser and on the server. */
export const forms = ({ slugs }: Pick<CoreContext, 'slugs'>): CollectionConfig => ({
  slug: slugs.forms,
  labels: { singular: 'Form', plural: 'Forms' },
  admin: { useAsTitle: 'title', defaultColumns: ['title', 'slug', 'updatedAt'], group: 'Content' },
  access: { read: keptOrStaff, create: onlyEditors, update: onlyEditors, delete: onlyEditors },
  trash: true,
  fields: [
    { name: 'title', type: 'text', required: true, localized: true },
    slug({ from: 'title' }),
    { name: 'introduction', type: 'textarea', localized: true },
    {
      name: 'fields',
      type: 'array',
      required: true,
      minRows: 1,
      fields: [
        {
          name: 'name',
          type: 'text',
          required: true,
          validate: checkName,
        },
        { name: 'label', type: 'text', required: true, localized: true },
        {
          name: 'type',
          type: 'select',
          required: true,
          defaultValue: 'text',
          options: FORM_FIELD_TYPES.map((value) => ({ label: fieldTypeLabel(value), value })),
        },
        { name: 'required', type: 'checkbox', defaultValue: false },
        { name: 'placeholder', type: 'text', localized: true },
        {
          name: 'minLength',
          type: 'number',
          label: 'Shortest text',
          min: 0,
          admin: { description: 'In characters.' },
        },
        {
          name: 'maxLength',
          type: 'number',
          label: 'Longest text',
          min: 1,
          validate: checkMaxLength,
          admin: { description: 'In characters.' },
        },
        {
          name: 'options',
          type: 'array',
          labels: { singular: 'Option', plural: 'Options' },
          validate: checkOptions,
          admin: { condition: (_, { type }: { type?: string }) => type === 'select' || type === 'radio' },
          fields: [
            { name: 'label', type: 'text', required: true, localized: true },
            { name: 'value', type: 'text', required: true },
          ],
        },
      ],
    },
    { name: 'submitLabel', type: 'text', label: 'Text of the button', localized: true, defaultValue: 'Send' },
    { name: 'successMessage', type: 'textarea', label: 'Thanks after sending', localized: true },
    {
      name: 'notify',
      type: 'text',
      hasMany: true,
      access: { read: onlyStaff },
      admin: { description: 'E-mail addresses that receive every submission.' },
    },
    {
      name: 'minimumSeconds',
      type: 'number',
      label: 'Least time to fill in',
      defaultValue: 2,
      min: 0,
      access: { read: onlyStaff },
      admin: { description: 'In seconds. What is sent sooner is refused, as programs fill in forms at once.' },
    },
    {
      name: 'deleteAfterDays',
      type: 'number',
      min: 1,
      access: { read: onlyStaff },
      admin: { description: 'Submissions are deleted after this many days. Leave it empty to keep them.' },
    },
  ],
})

/** `textarea` -> "Textarea". */
function fieldTypeLabel(type: string): string {
  return type.charAt(0).toUpperCase() + type.slice(1)
}

/** Refuses duplicate names, since two such fields would send one value. */
const checkName: TextFieldSingleValidation = (value, { data }) => {
  if (!value || !/^[a-z][a-zA-Z0-9]*$/.test(value)) return 'Use letters and digits, a small letter first.'
  const { fields } = data as { fields?: { name?: unknown }[] }
  const sameName = (fields ?? []).filter(({ name }) => name === value)
  return sameName.length <= 1 || `Another field is called “${value}”. Each field needs a name of its own.`
}

const checkMaxLength: NumberFieldSingleValidation = (value, { siblingData }) => {
  if (typeof value !== 'number') return true
  const { minLength } = siblingData as { minLength?: number | null }
  const least = Math.max(1, minLength ?? 0)
  return value >= least || `The greatest length is at least ${least}.`
}

/** Refuses a choice without options, since the form could not be sent. */
const checkOptions: ArrayFieldValidation = (value, { siblingData }) => {
  const { type } = siblingData as { type?: unknown }
  if (type !== 'select' && type !== 'radio') return true
  return (Array.isArray(value) && value.length > 0) || 'Give at least one option to choose.'
}

/** Submissions by visitors. Only the forms' own route creates them. */
export const formSubmissions = ({ slugs }: Pick<CoreContext, 'slugs'>): CollectionConfig => ({
  slug: slugs['form-submissions'],
  labels: { singular: 'Submission', plural: 'Submissions' },
  admin: {
    // The audit log keeps the titles of deleted documents, and must not keep names of people.
    useAsTitle: 'id',
    defaultColumns: ['name', 'email', 'form', 'createdAt', 'status'],
    listSearchableFields: ['name', 'email', 'contents'],
    group: 'Content',
    components: {
      beforeListTable: [{ path: 'voix/studio#SubmissionTools', clientProps: { formsSlug: slugs.forms } }],
    },
  },
  access: { read: onlyEditors, create: noOne, update: onlyEditors, delete: onlyAdministrators },
  fields: [
    { name: 'form', type: 'relationship', relationTo: slugs.forms, required: true, index: true },
    { name: 'name', type: 'text', index: true, access: { update: noOne } },
    { name: 'email', type: 'text', label: 'E-mail', index: true, access: { update: noOne } },
    { name: 'values', type: 'json', required: true, access: { update: noOne } },
    // All texts of `values`, for the search in the list.
    { name: 'contents', type: 'textarea', admin: { hidden: true }, access: { update: noOne } },
    { name: 'path', type: 'text', label: 'Sent from', access: { update: noOne } },
    { name: 'languageCode', type: 'text', label: 'Language', access: { update: noOne } },
    { name: 'addressHash', type: 'text', index: true, hidden: true, access: { read: noOne, update: noOne } },
    // Retries of one submission have the same key.
    { name: 'operationKey', type: 'text', unique: true, hidden: true, access: { read: noOne, update: noOne } },
    {
      name: 'status',
      type: 'select',
      defaultValue: 'received',
      options: [
        { label: 'Received', value: 'received' },
        { label: 'Sent', value: 'sent' },
        { label: 'Failed', value: 'failed' },
        { label: 'Handled', value: 'handled' },
      ],
    },
  ],
})
