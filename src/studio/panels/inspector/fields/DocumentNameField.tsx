'use client'

import { useConfig } from '@payloadcms/ui'
import { anyDocument } from '../../../../contract/documents'
import { useEndpoint } from '../../../api/useEndpoint'
import { useSession } from '../../../session/session'
import { SelectInput } from '../../../ui/inputs/SelectInput'
import { inputProps, type FieldInputProps } from './FieldInput'

/** One document of a collection by its slug. A stored name that no document has any more stays, and says so. */
export function DocumentNameField(props: FieldInputProps) {
  const { field, onChange } = props
  const { boot } = useSession()
  const { getEntityConfig } = useConfig()
  const collection = field.relationTo ?? ''
  const title = getEntityConfig({ collectionSlug: collection })?.admin.useAsTitle ?? 'slug'
  const query = { depth: 0, pagination: false, sort: title, select: { slug: true, [title]: true } }
  const { data, problem } = useEndpoint(boot.apiRoute, anyDocument.find, { params: { collection }, query })
  const value = typeof props.value === 'string' ? props.value : ''
  const choices = data?.docs.flatMap((found) => choiceOf(found, title)) ?? []
  const isGone = data !== undefined && value !== '' && choices.every((choice) => choice.value !== value)
  const common = inputProps(props)
  return (
    <SelectInput
      {...common}
      choices={[...(field.required ? [] : [{ value: '', label: field.placeholder ?? 'None' }]), ...choices]}
      onChange={onChange}
      problem={isGone ? `There is none with the name “${value}” any more.` : (problem ?? undefined)}
      value={value}
    />
  )
}

function choiceOf({ slug, ...fields }: Readonly<Record<string, unknown>>, title: string) {
  if (typeof slug !== 'string' || slug === '') return []
  const shown = fields[title]
  return [{ value: slug, label: typeof shown === 'string' && shown !== '' ? shown : slug }]
}
