'use client'

import { COLOR_RULE, isColor } from '../../../../../slices/color'
import { PAGE_FIELD_TYPES, type PageFieldType } from '../../../../../slices/pageFieldTypes'
import type { PageField } from '../../../../model'
import { useEditor, useSession } from '../../../../session/session'
import { CheckInput } from '../../../../ui/inputs/CheckInput'
import { ColorControl } from '../../../../ui/inputs/ColorControl'
import { fromDay, fromLocal, toDay, toLocal } from '../../../../ui/inputs/dates'
import inputs from '../../../../ui/inputs/inputs.module.css'
import { MediaInput } from '../../../../ui/inputs/MediaInput'
import { anyNumber, anyText } from '../../../../ui/inputs/parse'
import { TextInput } from '../../../../ui/inputs/TextInput'
import { LinkValueInput } from './LinkValueInput'
import { MediaListInput } from './MediaListInput'
import { WysiwygValue } from './WysiwygValue'

interface Props {
  field: PageField
  onChange: (value: unknown, isTyped?: boolean) => void
  isReadOnly: boolean
}

export function isPageFieldType(type: string): type is PageFieldType {
  return (PAGE_FIELD_TYPES as readonly string[]).includes(type)
}

/** The input that fits the type of a page field. */
export function PageFieldValue({ field, onChange, isReadOnly }: Props) {
  const { boot } = useSession()
  const layout = useEditor((state) => state.page.page.layout)
  const { id, name, type } = field
  const value = field[type]
  const text = typeof value === 'string' ? value : ''
  const shared = { isLabelHidden: true, isReadOnly, label: `Value of ${name}`, name: `pageFields.${name}.value` }
  if (!isPageFieldType(type)) return <p className={inputs.problem}>The type “{type}” is unknown. Remove the field.</p>
  switch (type) {
    case 'text':
    case 'select':
      return (
        <TextInput
          {...shared}
          isLong={type === 'text'}
          onChange={(next) => onChange(next, true)}
          parse={anyText}
          stored={text}
        />
      )
    case 'number':
      return (
        <TextInput
          {...shared}
          inputMode="decimal"
          onChange={(next) => onChange(next, true)}
          parse={anyNumber}
          stored={typeof value === 'number' ? String(value) : ''}
        />
      )
    case 'checkbox':
      return (
        <CheckInput
          isChecked={value === true}
          isReadOnly={isReadOnly}
          label="Yes"
          name={shared.name}
          onChange={onChange}
        />
      )
    case 'color': {
      const { palette = [] } = boot.layouts.find((own) => own.name === layout) ?? {}
      return (
        <ColorControl
          {...shared}
          onChange={(next) => onChange(next, true)}
          palette={palette}
          problem={text !== '' && !isColor(text) ? COLOR_RULE : null}
          value={text}
        />
      )
    }
    case 'date':
      return (
        <TextInput
          {...shared}
          onChange={onChange}
          parse={(day: string) => ({ value: fromDay(day) })}
          stored={toDay(value)}
          type="date"
        />
      )
    case 'datetime':
      return (
        <TextInput
          {...shared}
          onChange={onChange}
          parse={(local: string) => ({ value: fromLocal(local) })}
          stored={toLocal(value)}
          type="datetime-local"
        />
      )
    case 'image':
      return <MediaInput {...shared} onChange={onChange} value={typeof value === 'number' ? value : text || null} />
    case 'media':
      return <MediaListInput {...shared} onChange={onChange} value={value} />
    case 'link':
      return <LinkValueInput {...shared} onChange={onChange} value={value} />
    case 'wysiwyg':
      return <WysiwygValue id={id} isReadOnly={isReadOnly} label={shared.label} onChange={onChange} value={value} />
  }
}
