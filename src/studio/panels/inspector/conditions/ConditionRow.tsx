'use client'

import { X } from 'lucide-react'
import { conditionProblem, listOf, readKey, type Subject } from '../../../../tree'
import { BREAKPOINT_NAMES, BREAKPOINTS, type Condition, type ConditionOperator } from '../../../../tree/types'
import { useEditor, useSession } from '../../../session/session'
import { CheckGroup } from '../../../ui/inputs/CheckGroup'
import { type Choice, SelectInput } from '../../../ui/inputs/SelectInput'
import { SmallButton } from '../../../ui/inputs/SmallButton'
import { TextInput } from '../../../ui/inputs/TextInput'
import { fromLocal, toLocal, anyText } from '../../../ui/inputs/parse'
import inputs from '../../../ui/inputs/inputs.module.css'
import lists from '../../../ui/inputs/lists.module.css'
import { makeKey, newCondition, SUBJECT_NAMES, SUBJECTS, withOperator } from './conditions'

interface ConditionRowProps {
  condition: Condition
  number: number
  /** Names of tags that the page gives points for. */
  tagNames: readonly string[]
  onChange: (condition: Condition, typing?: string) => void
  onRemove: () => void
  isReadOnly: boolean
}

/** One condition: what it asks about, how it compares, and with what. */
export function ConditionRow({ condition, number, tagNames, onChange, onRemove, isReadOnly }: ConditionRowProps) {
  const language = useEditor((state) => state.page.page.languageCode)
  const { boot } = useSession()
  const { subject, argument } = readKey(condition.key)
  const problem = conditionProblem(condition)
  const info = subject ? SUBJECTS[subject] : null
  const name = `conditions.${number}`
  const setSubject = (value: string) => {
    const next = SUBJECT_NAMES.find((own) => own === value)
    if (next) onChange(newCondition({ subject: next, language: language || (boot.languages[0]?.code ?? 'en') }))
  }
  return (
    <li aria-label={`Condition ${number}`} className={lists.card} data-is-wrong={problem !== null}>
      <div className={lists.cardLine}>
        <SelectInput
          choices={SUBJECT_NAMES.map((value) => ({ value, label: SUBJECTS[value].label }))}
          isLabelHidden
          isReadOnly={isReadOnly}
          label="What the condition asks about"
          name={`${name}.subject`}
          onChange={setSubject}
          value={subject ?? condition.key}
        />
        {!isReadOnly && <SmallButton icon={X} isIconOnly label={`Remove condition ${number}`} onClick={onRemove} />}
      </div>
      {subject && info?.argument && (
        <TextInput
          isLabelHidden
          isReadOnly={isReadOnly}
          label={info.argument}
          name={`${name}.argument`}
          onChange={(next) =>
            onChange({ ...condition, key: makeKey({ subject, argument: next.trim() }) }, `${name} key`)
          }
          parse={anyText}
          placeholder={subject === 'tag' ? 'Name of the tag' : 'Name of the parameter: utm_source'}
          stored={argument}
          suggestions={subject === 'tag' ? tagNames : undefined}
        />
      )}
      {subject && info && (
        <>
          <SelectInput
            choices={Object.entries(info.operators).map(([value, label]) => ({ value, label }))}
            isLabelHidden
            isReadOnly={isReadOnly}
            label="How to compare"
            name={`${name}.operator`}
            onChange={(value) => onChange(withOperator({ condition, operator: value as ConditionOperator }))}
            value={condition.operator}
          />
          <ConditionValue
            condition={condition}
            isReadOnly={isReadOnly}
            key={condition.operator}
            name={`${name}.value`}
            onChange={(value, isTyped) => onChange({ ...condition, value }, isTyped ? `${name} value` : undefined)}
            subject={subject}
          />
        </>
      )}
      {problem && (
        <p className={inputs.problem} role="alert">
          {problem}
        </p>
      )}
    </li>
  )
}

interface ConditionValueProps {
  condition: Condition
  subject: Subject
  name: string
  onChange: (value: unknown, isTyped: boolean) => void
  isReadOnly: boolean
}

/** The input that fits what the condition asks about. */
export function ConditionValue({ condition, subject, name, onChange, isReadOnly }: ConditionValueProps) {
  const choices = useChoices(subject)
  const { operator, value } = condition
  const shared = { isLabelHidden: true, isReadOnly, label: 'Value', name }
  const choose = (next: unknown) => onChange(next, false)
  if (operator === 'exists') {
    return (
      <SelectInput
        {...shared}
        choices={YES_NO}
        onChange={(next) => choose(next === 'true')}
        value={String(value) === 'false' ? 'false' : 'true'}
      />
    )
  }
  const isList = operator === 'in' || operator === 'not_in'
  if (isList && choices) {
    return (
      <CheckGroup
        choices={choices}
        isReadOnly={isReadOnly}
        label="Values"
        name={name}
        onChange={choose}
        values={listOf(value)}
      />
    )
  }
  if (choices) return <SelectInput {...shared} choices={choices} onChange={choose} value={String(value ?? '')} />
  if (subject === 'date') {
    return (
      <TextInput
        {...shared}
        onChange={choose}
        parse={(text: string) => ({ value: fromLocal(text) ?? '' })}
        stored={toLocal(value)}
        type="datetime-local"
      />
    )
  }
  if (isList) {
    return (
      <TextInput
        {...shared}
        hint="Several values: a comma between them."
        onChange={(next) => onChange(next, true)}
        parse={(text: string) => ({ value: listOf(text) })}
        stored={listOf(value).join(', ')}
      />
    )
  }
  return (
    <TextInput
      {...shared}
      inputMode={subject === 'tag' ? 'numeric' : undefined}
      onChange={(next) => onChange(subject === 'tag' ? numberOr(next) : next, true)}
      parse={anyText}
      placeholder={subject === 'referrer' ? 'google' : 'Value'}
      stored={String(value ?? '')}
    />
  )
}

const YES_NO: readonly Choice[] = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
]

function useChoices(subject: Subject): Choice[] | null {
  const { boot } = useSession()
  if (subject === 'language') return boot.languages.map(({ code, name }) => ({ value: code, label: name }))
  if (subject !== 'breakpoint') return null
  return BREAKPOINT_NAMES.map((value) => ({
    value,
    label: value === 'default' ? 'default (0 px)' : `${value} (${BREAKPOINTS[value]} px)`,
  }))
}

function numberOr(text: string): number | string {
  return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text
}
