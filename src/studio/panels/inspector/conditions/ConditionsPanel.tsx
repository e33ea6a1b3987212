'use client'

import { Plus } from 'lucide-react'
import type { Condition, Row } from '../../../../tree/types'
import { useEditor, useSession } from '../../../session/session'
import { EitherOr } from '../../../ui/inputs/EitherOr'
import inputs from '../../../ui/inputs/inputs.module.css'
import lists from '../../../ui/inputs/lists.module.css'
import { Section } from '../../../ui/inputs/Section'
import { SmallButton } from '../../../ui/inputs/SmallButton'
import { ConditionRow } from './ConditionRow'
import { newCondition, tagNamesOf } from './conditions'

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
