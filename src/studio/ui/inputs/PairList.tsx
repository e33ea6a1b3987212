'use client'

import { X } from 'lucide-react'
import { useReadOnly } from '../../session/pendingInput/InputScope'
import lists from './lists.module.css'
import { NewEntry } from './NewEntry'
import { parseKey, parseValue, renameKey, settingNames, valueText, type Settings } from './pairs'
import { useNameRows } from './rowKeys'
import { SmallButton } from './SmallButton'
import { TextInput } from './TextInput'

interface Props {
  settings: Settings
  onChange: (settings: Settings, typing?: string) => void
}

/** Free settings: a key and a value each. */
export function PairList({ settings, onChange }: Props) {
  const isReadOnly = useReadOnly()
  const keys = settingNames(settings)
  const rows = useNameRows(keys)
  return (
    <>
      {keys.length > 0 && (
        <ul className={lists.rows}>
          {rows.map(({ name: key, key: rowKey }, index) => (
            <li className={`${lists.row} ${lists.pairRow}`} key={rowKey}>
              <TextInput
                id={`settings ${key} key`}
                isLabelHidden
                isLate
                label={`Name of setting ${index + 1}`}
                name={`settings.${index}.key`}
                onChange={(to) => onChange(renameKey({ settings, from: key, to }))}
                parse={(text: string) => parseKey({ text, others: keys.filter((other) => other !== key) })}
                stored={key}
              />
              <TextInput
                id={`settings ${key} value`}
                isLabelHidden
                label={`Value of setting ${key}`}
                name={`settings.${index}.value`}
                onChange={(value) => onChange({ ...settings, [key]: value }, `setting ${key} value`)}
                parse={(text: string) => parseValue({ text, stored: settings[key] })}
                placeholder="Value"
                stored={valueText(settings[key])}
              />
              {!isReadOnly && (
                <SmallButton
                  icon={X}
                  isIconOnly
                  label={`Remove setting ${key}`}
                  onClick={() => onChange(Object.fromEntries(Object.entries(settings).filter(([own]) => own !== key)))}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {!isReadOnly && (
        <NewEntry
          action="Add setting"
          label="Name of a new setting"
          name="newSetting"
          onAdd={(key) => onChange({ ...settings, [key]: '' })}
          parse={(text: string) => parseKey({ text, others: keys })}
        />
      )}
    </>
  )
}
