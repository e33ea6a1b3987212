'use client'

import { useSession } from '../../../session/session'
import { Section } from '../../../ui/inputs/Section'
import { SelectInput } from '../../../ui/inputs/SelectInput'
import { fittingFields, withBinding } from './bindings'
import type { QueryPartProps } from './types'

/** Which of the slice's fields are filled from the document. The others keep the element's own values. */
export function QueryBindings({
  blockType,
  query,
  collection,
  onChange,
  isReadOnly,
}: QueryPartProps & { blockType: string }) {
  const { slice } = useSession()
  const fields = (slice(blockType)?.fields ?? [])
    .map((field) => ({ field, offered: fittingFields({ field, documents: collection.fields }) }))
    .filter(({ field, offered }) => offered.length > 0 || query.bind[field.name] !== undefined)
  return (
    <Section hint="A field that is not bound keeps the element’s own value." title="Fields from the document">
      {fields.map(({ field, offered }) => (
        <SelectInput
          choices={[
            { value: '', label: 'Own value' },
            ...offered.map(({ path, label }) => ({ value: path, label: `${label} (${path})` })),
          ]}
          isReadOnly={isReadOnly}
          key={field.name}
          label={field.label}
          name={`query.bind.${field.name}`}
          onChange={(path) => onChange({ ...query, bind: withBinding({ bind: query.bind, field: field.name, path }) })}
          value={query.bind[field.name] ?? ''}
        />
      ))}
    </Section>
  )
}
