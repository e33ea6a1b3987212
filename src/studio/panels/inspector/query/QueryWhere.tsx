'use client'

import { Plus, X } from 'lucide-react'
import { useReadOnly } from '../../../session/pendingInput/InputScope'
import type { QueryCondition } from '../../../../tree/types'
import { DocumentInput } from '../../../ui/inputs/DocumentInput'
import { Section } from '../../../ui/inputs/Section'
import { SelectInput } from '../../../ui/inputs/SelectInput'
import { SmallButton } from '../../../ui/inputs/SmallButton'
import inputs from '../../../ui/inputs/inputs.module.css'
import lists from '../../../ui/inputs/lists.module.css'
import { ComparedValue } from '../conditions/ComparedValue'
import { valueFor, withOperator } from '../conditions/conditions'
import type { DocumentField } from './collectionFields'
import type { QueryCollection } from './useCollections'
import { OPERATOR_LABELS, operatorsOf, type QueryPartProps, whereProblem } from './where'

/** Which documents: all conditions must hold. */
export function QueryWhere({ query, collection, onChange }: QueryPartProps) {
  const isReadOnly = useReadOnly()
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

interface WhereRowProps {
  condition: QueryCondition
  number: number
  collection: QueryCollection
  onChange: (condition: QueryCondition, typing?: string) => void
  onRemove: () => void
}

/** One condition on the documents. */
function WhereRow({ condition, number, collection, onChange, onRemove }: WhereRowProps) {
  const isReadOnly = useReadOnly()
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
            label="How to compare"
            name={`${name}.operator`}
            onChange={(value) => {
              const operator = operatorsOf(field.kind).find((own) => own === value)
              if (operator) onChange(withOperator(condition, operator))
            }}
            value={condition.operator}
          />
          <WhereValue
            condition={condition}
            field={field}
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

interface WhereValueProps {
  condition: QueryCondition
  field: DocumentField
  name: string
  onChange: (value: unknown, isTyped: boolean) => void
}

/** The input that fits the document's field. */
function WhereValue({ condition: { operator, value }, field, name, onChange }: WhereValueProps) {
  const isList = operator === 'in' || operator === 'not_in'
  const isYesNo = operator === 'exists' || field.kind === 'checkbox'
  if (field.relationTo !== null && !isYesNo && !isList) {
    return (
      <DocumentInput
        collections={[field.relationTo]}
        isLabelHidden
        label="Value"
        name={name}
        onChange={(next) => onChange(next?.value ?? '', false)}
        value={isId(value) ? { relationTo: field.relationTo, value } : null}
      />
    )
  }
  const kind = field.kind === 'select' ? 'choice' : field.kind === 'date' ? 'date' : 'text'
  const other = field.kind === 'relation' ? 'Id of the document' : 'Value'
  return (
    <ComparedValue
      choices={field.choices}
      inputMode={field.kind === 'number' ? 'decimal' : undefined}
      kind={isYesNo ? 'yesNo' : isList ? 'list' : kind}
      name={name}
      onChange={onChange}
      placeholder={isList ? 'one, two' : other}
      value={value}
    />
  )
}

function isId(value: unknown): value is number | string {
  return typeof value === 'number' || (typeof value === 'string' && value !== '')
}
