'use client'

import { X } from 'lucide-react'
import type { QueryCondition } from '../../../../tree/types'
import { valueFor } from '../conditions/edit'
import inputs from '../../../ui/inputs/inputs.module.css'
import lists from '../../../ui/inputs/lists.module.css'
import { SelectInput } from '../../../ui/inputs/SelectInput'
import { SmallButton } from '../../../ui/inputs/SmallButton'
import type { QueryCollection } from './useCollections'
import { OPERATOR_LABELS, operatorsOf, whereProblem } from './where'
import { WhereValue } from './WhereValue'

interface Props {
  condition: QueryCondition
  number: number
  collection: QueryCollection
  onChange: (condition: QueryCondition, typing?: string) => void
  onRemove: () => void
  isReadOnly: boolean
}

/** One condition on the documents. */
export function WhereRow({ condition, number, collection, onChange, onRemove, isReadOnly }: Props) {
  const field = collection.fields.find(({ path }) => path === condition.field)
  const problem = whereProblem({ condition, field })
  const name = `query.where.${number}`
  const setField = (path: string) => {
    const next = collection.fields.find((own) => own.path === path)
    if (!next) return
    const operators = operatorsOf(next.kind)
    const operator = operators.includes(condition.operator) ? condition.operator : (operators[0] ?? 'exists')
    const value = next.kind === field?.kind ? condition.value : operator === 'exists'
    onChange({ field: path, operator, value: valueFor({ operator, value }) })
  }
  return (
    <li aria-label={`Condition ${number}`} className={lists.card}>
      <div className={lists.cardLine}>
        <SelectInput
          choices={collection.fields.map(({ path, label }) => ({ value: path, label }))}
          isLabelHidden
          isReadOnly={isReadOnly}
          label="Field of the document"
          name={`${name}.field`}
          onChange={setField}
          value={condition.field}
        />
        {!isReadOnly && <SmallButton icon={X} isIconOnly label={`Remove condition ${number}`} onClick={onRemove} />}
      </div>
      {field && (
        <div className={lists.pair}>
          <SelectInput
            choices={operatorsOf(field.kind).map((value) => ({ value, label: OPERATOR_LABELS[value] }))}
            isLabelHidden
            isReadOnly={isReadOnly}
            label="How to compare"
            name={`${name}.operator`}
            onChange={(value) => {
              const operator = operatorsOf(field.kind).find((own) => own === value)
              if (operator) onChange({ ...condition, operator, value: valueFor({ operator, value: condition.value }) })
            }}
            value={condition.operator}
          />
          <WhereValue
            condition={condition}
            field={field}
            isReadOnly={isReadOnly}
            key={`${condition.field} ${condition.operator}`}
            name={`${name}.value`}
            onChange={(value, isTyped) => onChange({ ...condition, value }, isTyped ? `${name} value` : undefined)}
          />
        </div>
      )}
      {problem && (
        <p className={inputs.problem} role="alert">
          {problem}
        </p>
      )}
    </li>
  )
}
