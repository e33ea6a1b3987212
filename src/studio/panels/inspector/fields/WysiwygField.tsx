'use client'

import {
  FieldContext,
  FieldPathContext,
  ServerFunctionsContext,
  useServerFunctions,
  type ServerFunctionsContextType,
} from '@payloadcms/ui'
import { useMemo, useRef, useState, use, Suspense, Component, type ReactNode } from 'react'
import type { StudioSession } from '../../../session/session'
import { useSession } from '../../../session/session'
import { FieldBox } from '../../../ui/inputs/FieldBox'
import inputs from '../../../ui/inputs/inputs.module.css'
import { shared, type FieldInputProps } from './FieldInput'
import payloadFields from './payloadFields.module.css'
import { emptyText, useEditorValue } from './useEditorValue'

/** Rich text in Payload's editor, which is asked for once: every field of every element is written in the same one. */
export function WysiwygField(props: FieldInputProps) {
  const { boot } = useSession()
  const schemaPath = editorSchemaPath(boot.slices)
  return (
    <FieldBox {...shared(props)}>
      {schemaPath === null ? (
        <p className={inputs.hint}>No slice of this application has a rich text editor.</p>
      ) : (
        <EditorBoundary>
          <Suspense fallback={<div aria-busy="true" className={payloadFields.loading} />}>
            <Editor {...props} schemaPath={schemaPath} />
          </Suspense>
        </EditorBoundary>
      )}
    </FieldBox>
  )
}

function Editor({ schemaPath, ...props }: FieldInputProps & { schemaPath: string }) {
  const { path, field, isReadOnly } = props
  const session = useSession()
  const server = useServerFunctions()
  const editor = use(loadEditor({ session, server, schemaPath }))
  const box = useRef<HTMLDivElement>(null)
  // The editor is given its first value alone: what comes later is put into it where it stands.
  const [first] = useState(() => props.value ?? emptyText())
  useEditorValue({ box, ...props })
  const context = useMemo(
    () => ({
      disabled: isReadOnly,
      formInitializing: false,
      formProcessing: false,
      formSubmitted: false,
      initialValue: first,
      path,
      setValue: () => undefined,
      showError: false,
      value: first,
    }),
    [first, isReadOnly, path],
  )
  const functions = useMemo(() => ofPages(server), [server])
  return (
    <div className={payloadFields.form} data-wysiwyg={field.name} inert={isReadOnly} ref={box}>
      <ServerFunctionsContext value={functions}>
        <FieldPathContext value={path}>
          <FieldContext value={context}>{editor}</FieldContext>
        </FieldPathContext>
      </ServerFunctionsContext>
    </div>
  )
}

const editors = new WeakMap<StudioSession, Promise<ReactNode>>()

/** Payload's editor with the features of the application, made by its server. A failure is forgotten, so that trying again asks again. */
function loadEditor({
  session,
  server,
  schemaPath,
}: {
  session: StudioSession
  server: ServerFunctionsContextType
  schemaPath: string
}): Promise<ReactNode> {
  const known = editors.get(session)
  if (known) return known
  const made = server._internal_renderField({ name: 'text', label: '', path: 'text', schemaPath }).then(({ Field }) => {
    if (Field) return Field
    throw new Error('The server sent no editor.')
  })
  made.catch(() => editors.delete(session))
  editors.set(session, made)
  return made
}

/** Dialogs of the editor ask for forms without saying of which collection. */
function ofPages(server: ServerFunctionsContextType): ServerFunctionsContextType {
  return { ...server, getFormState: (args) => server.getFormState({ ...args, collectionSlug: 'pages' }) }
}

/** Where Payload knows a rich text field of a slice. `null`: no slice has one. */
function editorSchemaPath(slices: StudioSession['boot']['slices']): string | null {
  for (const slice of slices) {
    const field = slice.fields.find(({ type }) => type === 'wysiwyg')
    if (field) return `collection.pages.elements.${slice.name}.${field.name}`
  }
  return null
}

/** The server could not be reached: the other fields can be worked with. */
class EditorBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    if (!this.state.isBroken) return this.props.children
    return (
      <p className={inputs.problem} role="alert">
        The editor could not be loaded.{' '}
        <button className={inputs.smallButton} onClick={() => this.setState({ isBroken: false })} type="button">
          Try again
        </button>
      </p>
    )
  }
}
