'use client'

import { Unlink } from 'lucide-react'
import { elementName, queryAround } from '../../../../tree'
import type { Row } from '../../../../tree/types'
import { useEditor, useSession } from '../../../session/session'
import { Section } from '../../../ui/inputs/Section'
import { SelectInput } from '../../../ui/inputs/SelectInput'
import { SmallButton } from '../../../ui/inputs/SmallButton'
import { fittingFields, withBinding } from './collectionFields'
import type { QueryCollection } from './useCollections'

interface BindingsProps {
  /** Field -> path in the document. */
  bind: Readonly<Record<string, string>>
  blockType: string
  collection: QueryCollection
  hint: string
  /** The inputs' names begin with it. */
  name: string
  onChange: (bind: Record<string, string>) => void
}

/** Which of the slice's fields are filled from the document. The others keep the element's own values. */
export function Bindings({ bind, blockType, collection, hint, name, onChange }: BindingsProps) {
  const { slice } = useSession()
  const fields = (slice(blockType)?.fields ?? [])
    .map((field) => ({ field, offered: fittingFields({ field, documents: collection.fields }) }))
    .filter(({ field, offered }) => offered.length > 0 || bind[field.name] !== undefined)
  const isSaidTwice = (label: string) => collection.fields.filter((own) => own.label === label).length > 1
  return (
    <Section hint={hint} title="Fields from the document">
      {fields.map(({ field, offered }) => (
        <SelectInput
          choices={[
            { value: '', label: 'Own value' },
            ...offered.map(({ path, label }) => ({
              value: path,
              label: isSaidTwice(label) ? `${label} (${path})` : label,
            })),
          ]}
          key={field.name}
          label={field.label}
          name={`${name}.${field.name}`}
          onChange={(path) => onChange(withBinding({ bind, field: field.name, path }))}
          value={bind[field.name] ?? ''}
        />
      ))}
    </Section>
  )
}

interface AroundProps {
  row: Row
  collections: readonly QueryCollection[]
  isReadOnly: boolean
}

/** What fills the fields of an element that stands inside a query element; where none is around it, that its bindings do nothing. */
export function BindingsAround({ row, collections, isReadOnly }: AroundProps) {
  const { dispatch, slice } = useSession()
  const tree = useEditor(({ page }) => page.tree)
  const { bind = {} } = row.element
  const around = queryAround(row, (id) => tree.rows[id])
  const set = (next: Record<string, string>) =>
    dispatch({ type: 'settingsUpdate', id: row.id, settings: { bind: next } })
  if (!around) {
    if (Object.keys(bind).length === 0) return null
    return (
      <Section
        actions={isReadOnly ? undefined : <SmallButton icon={Unlink} label="Unbind" onClick={() => set({})} />}
        hint="Fields are bound to those of a document, and no query stands around the element: it shows its own values."
        title="Fields from the document"
      />
    )
  }
  const collection = collections.find(({ slug }) => slug === around.query.collection)
  if (!collection) return null
  const hint = `“${elementName(around.source, slice)}” is shown once per document of ${collection.label}, with this element in it.`
  return (
    <Bindings bind={bind} blockType={row.blockType} collection={collection} hint={hint} name="bind" onChange={set} />
  )
}
