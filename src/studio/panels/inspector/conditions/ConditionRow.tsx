'use client'

import { X } from 'lucide-react'
import { conditionProblem, readKey } from '../../../../tree'
import type { Condition, ConditionOperator } from '../../../../tree/types'
import { useEditor, useSession } from '../../../session/session'
import inputs from '../../../ui/inputs/inputs.module.css'
import lists from '../../../ui/inputs/lists.module.css'
import { anyText } from '../../../ui/inputs/parse'
import { SelectInput } from '../../../ui/inputs/SelectInput'
import { SmallButton } from '../../../ui/inputs/SmallButton'
import { TextInput } from '../../../ui/inputs/TextInput'
import { ConditionValue } from './ConditionValue'
import { newCondition, withOperator } from './edit'
import { makeKey, SUBJECTS, SUBJECT_NAMES } from './subjects'

interface Props {
  condition: Condition
  number: number
  /** Names of tags that the page gives points for. */
  tagNames: readonly string[]
  onChange: (condition: Condition, typing?: string) => void
  onRemove: () => void
  isReadOnly: boolean
}

/** One condition: what it asks about, how it compares, and with what. */
export function ConditionRow({ condition, number, tagNames, onChange, onRemove, isReadOnly }: Props) {
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
