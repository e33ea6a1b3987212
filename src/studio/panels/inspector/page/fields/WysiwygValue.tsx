'use client'

import { RenderLexical } from '@payloadcms/richtext-lexical/client'
import { useMemo } from 'react'
import { useSession } from '../../../../session/session'
import inputs from '../../../../ui/inputs/inputs.module.css'
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
  const schemaPath = wysiwygSchemaPath(boot)
  // Payload's editor follows a value that is another object than before. Nothing is no object: undo back to it would not be shown.
  const shown = useMemo(() => (value ?? emptyText()) as EditorValue, [value])
  if (schemaPath === null) return <p className={inputs.hint}>No slice of this application has a rich text editor.</p>
  return (
    <div className={payloadFields.form} data-wysiwyg={id} inert={isReadOnly}>
      <RenderLexical
        field={{ name: `page-field-${id}`, label }}
        initialValue={shown}
        path={`page-field-${id}`}
        schemaPath={schemaPath}
        setValue={(next) => onChange(next, true)}
        value={shown}
      />
    </div>
  )
}

/** An editor's first state: it takes no text without a paragraph. */
function emptyText() {
  const node = { version: 1, direction: null, format: '', indent: 0 }
  return { root: { ...node, type: 'root', children: [{ ...node, type: 'paragraph', children: [] }] } }
}
