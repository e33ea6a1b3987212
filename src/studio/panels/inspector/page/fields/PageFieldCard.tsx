'use client'

import { ArrowDown, ArrowUp, Eye, EyeOff, X } from 'lucide-react'
import type { PageField } from '../../../../model'
import { useSession } from '../../../../session/session'
import lists from '../../../../ui/inputs/lists.module.css'
import { SmallButton } from '../../../../ui/inputs/SmallButton'
import { TextInput } from '../../../../ui/inputs/TextInput'
import styles from '../page.module.css'
import { fieldTypeOf } from '../../../../../slices'
import { parseFieldName, valueOf } from './pageFieldTypes'
import { isPageFieldType, PageFieldValue } from './PageFieldValue'

interface Props {
  field: PageField
  index: number
  isLast: boolean
  /** The names of the other fields. */
  others: readonly string[]
  isReadOnly: boolean
}

/** One field of the page: its name, whether it is on, its place in the list, its value. */
export function PageFieldCard({ field, index, isLast, others, isReadOnly }: Props) {
  const { edit } = useSession()
  const { id, name, type, enabled } = field
  const update = (values: Record<string, unknown>, typing?: string) =>
    edit.updatePageField({ id, field: values, typing })
  const move = (to: number) => edit.updatePageField({ id, field: {}, index: to })
  return (
    <li aria-label={`Field ${name}`} className={lists.card} data-is-off={!enabled || undefined} data-page-field={name}>
      <div className={styles.fieldHead}>
        <small>{isPageFieldType(type) ? fieldTypeOf({ type }).label : type}</small>
        {!isReadOnly && (
          <div className={styles.fieldActions}>
            <SmallButton
              icon={enabled ? Eye : EyeOff}
              isIconOnly
              label={`${enabled ? 'Switch off' : 'Switch on'} ${name}`}
              onClick={() => edit.togglePageField({ id, enabled: !enabled })}
            />
            <SmallButton
              icon={ArrowUp}
              isIconOnly
              isOff={index === 0}
              label={`Move ${name} up`}
              onClick={() => move(index - 1)}
            />
            <SmallButton
              icon={ArrowDown}
              isIconOnly
              isOff={isLast}
              label={`Move ${name} down`}
              onClick={() => move(index + 1)}
            />
            <SmallButton icon={X} isIconOnly label={`Remove ${name}`} onClick={() => edit.removePageField({ id })} />
          </div>
        )}
      </div>
      <TextInput
        isLabelHidden
        isReadOnly={isReadOnly}
        label="Name of the field"
        name={`pageFields.${index}.name`}
        onChange={(next) => update({ name: next }, 'name')}
        parse={(text: string) => parseFieldName({ text, others })}
        stored={name}
      />
      {enabled && (
        <PageFieldValue
          field={field}
          isReadOnly={isReadOnly}
          onChange={(value, isTyped) => update(valueOf({ type, value }), isTyped ? 'value' : undefined)}
        />
      )}
      {!enabled && <p className={styles.off}>Off: the layout does not see it, its value is kept.</p>}
    </li>
  )
}
