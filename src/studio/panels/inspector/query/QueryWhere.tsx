'use client'

import { Plus } from 'lucide-react'
import type { QueryCondition } from '../../../../tree/types'
import lists from '../../../ui/inputs/lists.module.css'
import { Section } from '../../../ui/inputs/Section'
import { SmallButton } from '../../../ui/inputs/SmallButton'
import type { QueryPartProps } from './types'
import { WhereRow } from './WhereRow'

/** Which documents: all conditions must hold. */
export function QueryWhere({ query, collection, onChange, isReadOnly }: QueryPartProps) {
  const change = (where: QueryCondition[], typing?: string) => onChange({ ...query, where }, typing)
  const first = collection.fields.find(({ path }) => path === collection.titleField) ?? collection.fields[0]
  return (
    <Section
      actions={
        isReadOnly || !first ? undefined : (
          <SmallButton
            icon={Plus}
            label="Add condition"
            onClick={() => change([...query.where, { field: first.path, operator: 'exists', value: true }])}
          />
        )
      }
      hint={query.where.length === 0 ? 'No conditions: every document that the visitor may see.' : undefined}
      title="Conditions"
    >
      {query.where.length > 0 && (
        <ol className={lists.rows}>
          {query.where.map((condition, index) => (
            <WhereRow
              collection={collection}
              condition={condition}
              isReadOnly={isReadOnly}
              key={index}
              number={index + 1}
              onChange={(next, typing) =>
                change(
                  query.where.map((own, at) => (at === index ? next : own)),
                  typing,
                )
              }
              onRemove={() => change(query.where.filter((_, at) => at !== index))}
            />
          ))}
        </ol>
      )}
    </Section>
  )
}
