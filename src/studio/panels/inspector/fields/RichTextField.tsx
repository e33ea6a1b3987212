'use client'

import { getNearestEditorFromDOMNode, type LexicalEditor } from '@payloadcms/richtext-lexical/lexical'
import {
  FieldContext,
  FieldPathContext,
  ServerFunctionsContext,
  type ServerFunctionsContextType,
  toast,
  useServerFunctions,
} from '@payloadcms/ui'
import {
  Component,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { isEqual } from '../../../../tree'
import { keepSelection } from '../../../dom/richText/keepSelection'
import { registerPaste } from '../../../dom/richText/registerPaste'
import { emptyText, FROM_PAGE, showRichValue } from '../../../dom/richText/richValue'
import { type PastedTable, tableAction } from '../../../model/pastedTable'
import { type StudioSession, useSession } from '../../../session/session'
import { choosePictures } from '../../../session/pictures/choosePictures'
import { FieldBox } from '../../../ui/inputs/Labelled'
import inputs from '../../../ui/inputs/inputs.module.css'
import { type FieldInputProps, inputProps } from './FieldInput'
import { gestures } from './gestures'
import payloadFields from './payloadFields.module.css'

// It needs Payload's editor, which is loaded for a page with rich text alone.
const RichTextLink = lazy(() => import('./RichTextLink'))

/** Rich text in Payload's editor, which is asked for once: every field of every element is written in the same one. */
export function RichTextField(props: FieldInputProps) {
  const { boot } = useSession()
  const schemaPath = editorSchemaPath(boot)
  return (
    <FieldBox {...inputProps(props)}>
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
  const functions = useMemo(() => withCollection(server, session.boot.collections.pages), [server, session])
  return (
    <div className={payloadFields.form} data-rich-text={field.name} inert={isReadOnly} ref={box}>
      <Suspense>
        <RichTextLink box={box} />
      </Suspense>
      <ServerFunctionsContext value={functions}>
        <FieldPathContext value={path}>
          <FieldContext value={context}>{editor}</FieldContext>
        </FieldPathContext>
      </ServerFunctionsContext>
    </div>
  )
}

const editors = new WeakMap<StudioSession, Promise<ReactNode>>()

/**
 * Payload's editor with the features of the application, made by its server. A failure is forgotten, so that trying again asks again.
 * The server is asked after the drawing: Next's router waits for the answer as part of the drawing that asks, and until then React
 * would take nothing that is typed.
 */
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
  const made = Promise.resolve()
    .then(() => server._internal_renderField({ name: 'text', label: '', path: 'text', schemaPath }))
    .then(({ Field }) => {
      if (Field) return Field
      throw new Error('The server sent no editor.')
    })
  made.catch(() => editors.delete(session))
  editors.set(session, made)
  return made
}

/** Dialogs of the editor ask for forms without saying of which collection. */
function withCollection(server: ServerFunctionsContextType, collectionSlug: string): ServerFunctionsContextType {
  return { ...server, getFormState: (args) => server.getFormState({ ...args, collectionSlug }) }
}

/** Where Payload knows a rich text field of a slice. `null`: no slice has one. */
function editorSchemaPath({ slices, collections }: StudioSession['boot']): string | null {
  for (const slice of slices) {
    const field = slice.fields.find(({ type }) => type === 'richText')
    if (field) return `collection.${collections.pages}.elements.${slice.name}.${field.name}`
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

interface Input extends Pick<FieldInputProps, 'field' | 'value' | 'onChange'> {
  /** The node around the editor. */
  box: RefObject<HTMLDivElement | null>
}

/**
 * Keeps an editor of rich text and the page in agreement. What is typed reaches the page by the key, not in an idle moment as with
 * Payload's own field; what changes on the page (undo, another person) is put into the editor that is there, so that it keeps the focus.
 * An editor also changes its text by itself, into its normal form: only what follows a gesture, later than the page's last word, is an edit.
 */
export function useEditorValue({ box, field, value, onChange }: Input): void {
  const session = useSession()
  const agreed = useRef(value)
  const editor = useRef<LexicalEditor | null>(null)
  const touched = useRef(false)
  const latest = useRef({ value, onChange })
  latest.current = { value, onChange }

  useEffect(() => {
    if (!box.current) return
    const node = box.current
    let stop: (() => void) | undefined
    const attach = () => {
      const input = node.querySelector('[contenteditable]')
      const found = input && getNearestEditorFromDOMNode(input)
      input?.setAttribute('aria-label', field.label)
      if (!found || found === editor.current) return
      editor.current = found
      stop?.()
      const stopPaste = registerPaste({
        editor: found,
        onChange: (words) => void toast.info(words),
        takesTable: (table) => takeTable({ session, node, table }),
        onPictures:
          field.features && !field.features.includes('upload')
            ? null
            : ({ files, most, insert }) =>
                choosePictures(session, {
                  label: field.label,
                  most,
                  files,
                  onChoose: (ids) => {
                    touched.current = true
                    insert({ relationTo: session.boot.collections.media, ids })
                  },
                }),
      })
      const stopListening = found.registerUpdateListener(({ editorState, dirtyElements, dirtyLeaves, tags }) => {
        if ((dirtyElements.size === 0 && dirtyLeaves.size === 0) || tags.has(FROM_PAGE) || !touched.current) return
        const next: unknown = editorState.toJSON()
        if (isEqual(next, agreed.current)) return
        agreed.current = next
        latest.current.onChange(next, true)
      })
      const stopKeeping = keepSelection(found)
      stop = () => {
        stopKeeping()
        stopPaste()
        stopListening()
      }
      // The page may have moved on while the editor was made.
      if (!isEqual(latest.current.value, agreed.current)) showRichValue(found, latest.current.value)
      agreed.current = latest.current.value
    }
    attach()
    const observer = new MutationObserver(attach)
    observer.observe(node, { childList: true, subtree: true })
    const forget = gestures({ within: node, onGesture: () => (touched.current = true) })
    return () => {
      observer.disconnect()
      forget()
      stop?.()
      editor.current = null
    }
  }, [box, field.features, field.label, session])

  useEffect(() => {
    if (isEqual(value, agreed.current)) return
    agreed.current = value
    touched.current = false
    if (editor.current) showRichValue(editor.current, value)
  }, [value])
}

/** Makes an element of a table that is pasted into a text of the selected one, which stays selected. Returns whether it could. */
function takeTable({
  session,
  node,
  table,
}: {
  session: StudioSession
  node: HTMLElement
  table: PastedTable
}): boolean {
  const element = node.closest<HTMLElement>('[data-inspected-element]')?.dataset.inspectedElement
  const { tree, selection } = session.store.getState()
  const { slices } = session.boot
  const action = element === undefined ? null : tableAction({ table, element, tree, rules: session.rules(), slices })
  if (!action || !session.dispatch(action)) return false
  session.dispatch({ type: 'selectElements', ids: [...selection.elements], anchor: selection.anchor })
  return true
}
