'use client'

import { Plus, X } from 'lucide-react'
import { type Condition, type Row, BREAKPOINT_NAMES, BREAKPOINTS, type ConditionOperator } from '../../../../tree/types'
import { useEditor, useSession } from '../../../session/session'
import { EitherOr } from '../../../ui/inputs/EitherOr'
import inputs from '../../../ui/inputs/inputs.module.css'
import lists from '../../../ui/inputs/lists.module.css'
import { Section } from '../../../ui/inputs/Section'
import { SmallButton } from '../../../ui/inputs/SmallButton'
import { newCondition, tagNamesOf, makeKey, SUBJECT_NAMES, SUBJECTS, withOperator } from './conditions'
import { useReadOnly } from '../../../session/pendingInput/InputScope'
import { conditionProblem, readKey, type Subject } from '../../../../tree'
import { type Choice, SelectInput } from '../../../ui/inputs/SelectInput'
import { TextInput } from '../../../ui/inputs/TextInput'
import { anyText } from '../../../ui/inputs/parse'
import { ComparedValue } from './ComparedValue'

/** When visitors see the element. The preview shows it always. */
export function ConditionsPanel({ row, isReadOnly }: { row: Row; isReadOnly: boolean }) {
  const { dispatch, store } = useSession()
  const language = useEditor((state) => state.page.page.languageCode)
  const settings = row.element.conditionsSettings
  const { type, conditions } = settings
  const change = (next: Condition[], typing?: string) =>
    dispatch({
      type: 'settingsUpdate',
      id: row.id,
      settings: { conditionsSettings: { ...settings, conditions: next } },
      typing,
    })
  const tagNames = tagNamesOf(store.getState())
  return (
    <div className={inputs.panel}>
      <Section
        actions={
          isReadOnly ? undefined : (
            <SmallButton
              icon={Plus}
              label="Add condition"
              onClick={() => change([...conditions, newCondition({ subject: 'language', language })])}
            />
          )
        }
        hint="Visitors see the element when the conditions hold. The preview always shows it."
        title="Conditions"
      >
        {conditions.length > 1 && (
          <EitherOr
            choices={[
              { value: 'and', label: 'All must hold' },
              { value: 'or', label: 'One is enough' },
            ]}
            label="How the conditions work together"
            onChange={(value) =>
              dispatch({
                type: 'settingsUpdate',
                id: row.id,
                settings: { conditionsSettings: { ...settings, type: value === 'or' ? 'or' : 'and' } },
              })
            }
            value={type}
          />
        )}
        {conditions.length === 0 ? (
          <p className={lists.empty}>No conditions: every visitor sees the element.</p>
        ) : (
          <ol className={lists.rows}>
            {conditions.map((condition, index) => (
              <ConditionRow
                condition={condition}
                key={index}
                number={index + 1}
                onChange={(next, typing) =>
                  change(
                    conditions.map((own, at) => (at === index ? next : own)),
                    typing,
                  )
                }
                onRemove={() => change(conditions.filter((_, at) => at !== index))}
                tagNames={tagNames}
              />
            ))}
          </ol>
        )}
      </Section>
    </div>
  )
}

interface ConditionRowProps {
  condition: Condition
  number: number
  /** Names of tags that the page gives points for. */
  tagNames: readonly string[]
  onChange: (condition: Condition, typing?: string) => void
  onRemove: () => void
}

/** One condition: what it asks about, how it compares, and with what. */
function ConditionRow({ condition, number, tagNames, onChange, onRemove }: ConditionRowProps) {
  const isReadOnly = useReadOnly()
  const language = useEditor((state) => state.page.page.languageCode)
  const { boot } = useSession()
  const { subject, argument } = readKey(condition.key)
  const problem = conditionProblem(condition)
  const info = subject ? SUBJECTS[subject] : null
  const name = `conditions.${number}`
  const choices = useChoices(subject)
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
            label="How to compare"
            name={`${name}.operator`}
            onChange={(value) => onChange(withOperator(condition, value as ConditionOperator))}
            value={condition.operator}
          />
          <ComparedValue
            choices={choices ?? undefined}
            hint="Several values: a comma between them."
            inputMode={subject === 'tag' ? 'numeric' : undefined}
            key={condition.operator}
            kind={kindOf({ subject, operator: condition.operator, hasChoices: choices !== null })}
            name={`${name}.value`}
            onChange={(value, isTyped) => onChange({ ...condition, value }, isTyped ? `${name} value` : undefined)}
            placeholder={subject === 'referrer' ? 'google' : 'Value'}
            value={condition.value}
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

function kindOf({
  subject,
  operator,
  hasChoices,
}: {
  subject: Subject
  operator: ConditionOperator
  hasChoices: boolean
}) {
  const isList = operator === 'in' || operator === 'not_in'
  if (operator === 'exists') return 'yesNo'
  if (hasChoices) return isList ? 'checks' : 'choice'
  if (subject === 'date') return 'date'
  return isList ? 'list' : 'text'
}

function useChoices(subject: Subject | null): Choice[] | null {
  const { boot } = useSession()
  if (subject === 'language') return boot.languages.map(({ code, name }) => ({ value: code, label: name }))
  if (subject !== 'breakpoint') return null
  return BREAKPOINT_NAMES.map((value) => ({
    value,
    label: value === 'default' ? 'default (0 px)' : `${value} (${BREAKPOINTS[value]} px)`,
  }))
}
