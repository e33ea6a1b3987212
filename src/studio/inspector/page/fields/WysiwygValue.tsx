'use client'

import { RenderLexical } from '@payloadcms/richtext-lexical/client'
import { useSession } from '../../../state/session'
import inputs from '../../inputs/inputs.module.css'
import payloadFields from '../../content/payloadFields.module.css'
import { wysiwygSchemaPath } from './wysiwygSchemaPath'

interface Props {
  id: string
  label: string
  value: unknown
  onChange: (value: unknown, isTyped?: boolean) => void
  isReadOnly: boolean
}

type EditorValue = Parameters<typeof RenderLexical>[0]['value']

/** Rich text in the same editor as the slices'. */
export function WysiwygValue({ id, label, value, onChange, isReadOnly }: Props) {
  const { boot } = useSession()
  const schemaPath = wysiwygSchemaPath(boot.slices)
  if (schemaPath === null) return <p className={inputs.hint}>No slice of this application has a rich text editor.</p>
  return (
    <div className={payloadFields.form} data-wysiwyg={id} inert={isReadOnly}>
      <RenderLexical
        field={{ name: `page-field-${id}`, label }}
        initialValue={value}
        path={`page-field-${id}`}
        schemaPath={schemaPath}
        setValue={(next) => onChange(next, true)}
        value={value as EditorValue}
      />
    </div>
  )
}
