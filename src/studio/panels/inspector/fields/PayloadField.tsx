'use client'

import { Form, RenderFields, useAllFormFields, useForm, useServerFunctions } from '@payloadcms/ui'
import type { ClientField, FormState, SanitizedDocumentPermissions } from 'payload'
import { reduceFieldsToValues } from 'payload/shared'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { readSliceFields } from '../../../../contract/slices'
import { isSameValue } from '../../../../tree'
import { useEndpoint } from '../../../api/useEndpoint'
import { useEditor, useSession } from '../../../session/session'
import inputs from '../../../ui/inputs/inputs.module.css'
import { inputProps, type FieldInputProps } from './FieldInput'
import { gestures } from './gestures'
import payloadFields from './payloadFields.module.css'
import { findClientField, isLeaf, localState, valueAt, withoutComponents, withValueAt } from './payloadForm'

const ALL: SanitizedDocumentPermissions = { fields: true, create: true, read: true, update: true }

/**
 * Any field of Payload's, in Payload's own form: the one place in the studio that has it. A form makes plain inputs in the browser; rows,
 * groups and components of the application are made by the server, which is also asked what it thinks of what was typed.
 */
export function PayloadField(props: FieldInputProps) {
  const { field, path } = props
  const blockType = useEditor(
    ({ page: { selection, tree } }) => tree.rows[selection.elements[0] ?? '']?.blockType ?? '',
  )
  const { apiRoute } = useSession().boot
  // Asked once for each slice: they change with the application only.
  const input = { params: { slice: blockType } }
  const { data, problem } = useEndpoint(apiRoute, readSliceFields, input, {
    keepPreviousData: false,
    revalidateIfStale: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  })
  const clientField = useMemo(() => data && findClientField(data, path), [data, path])
  if (problem !== null) return <Problem label={field.label} message={problem} />
  if (clientField === null)
    return <Problem label={field.label} message="The server does not know this field any more." />
  if (!clientField) return <Loading {...props} />
  return <PayloadForm {...props} clientField={clientField} key={blockType} blockType={blockType} />
}

interface FormProps extends FieldInputProps {
  clientField: ClientField
  blockType: string
}

function PayloadForm({ clientField, blockType, ...props }: FormProps) {
  const { field, path, value, isReadOnly } = props
  const { pages } = useSession().boot.collections
  const schemaPath = `${pages}.elements.${blockType}`
  const { getFormState } = useServerFunctions()
  const isMadeHere = isLeaf(clientField) && !field.needsServer
  const [state, setState] = useState<FormState | null>(() => (isMadeHere ? localState({ path, value }) : null))
  const [build, setBuild] = useState(0)
  const [error, setError] = useState<string | null>(null)
  const latest = useRef(value)
  latest.current = value

  const ask = useCallback(
    async (formState: FormState | null) => {
      const answer = await getFormState({
        collectionSlug: pages,
        schemaPath,
        ...(formState ? { formState: withoutComponents(formState) } : { data: withValueAt(path, latest.current) }),
        docPermissions: ALL,
        docPreferences: { fields: {} },
        operation: 'update',
        renderAllFields: formState === null,
        skipValidation: formState === null,
      })
      if (!answer || !('state' in answer) || !answer.state) return null
      return Object.fromEntries(
        Object.entries(answer.state).filter(([own]) => own === path || own.startsWith(`${path}.`)),
      )
    },
    [getFormState, pages, path, schemaPath],
  )
  const rebuild = useCallback(() => {
    void ask(null)
      .then((made) => {
        if (made) setState(made)
        else setError('The input could not be read.')
        setBuild((number) => number + 1)
      })
      .catch(() => setError('The server cannot be reached.'))
  }, [ask])
  useEffect(() => {
    if (!isMadeHere) rebuild()
  }, [isMadeHere, rebuild])
  const onChange = useMemo(
    () => [async ({ formState }: { formState: FormState }) => (await ask(formState).catch(() => null)) ?? {}],
    [ask],
  )

  if (error !== null) return <Problem label={field.label} message={error} />
  if (!state) return <Loading {...props} />
  return (
    <Form
      className={payloadFields.form}
      disabled={isReadOnly}
      el="div"
      initialState={state}
      isDocumentForm
      key={build}
      onChange={onChange}
      submitted
    >
      <FormBridge {...props} onRebuild={rebuild} />
      <RenderFields
        fields={[clientField]}
        forceRender
        margins={false}
        parentIndexPath=""
        parentPath={path.split('.').slice(0, -1).join('.')}
        parentSchemaPath={schemaPath}
        permissions={true}
        readOnly={isReadOnly}
      />
    </Form>
  )
}

function Problem({ label, message }: { label: string; message: string }) {
  return (
    <p className={inputs.problem} role="alert">
      {label}: {message}
    </p>
  )
}

/** As high as an input with its label and its description, so that what is below does not move under a click. */
function Loading(props: FieldInputProps) {
  const { label, hint } = inputProps(props)
  return (
    <div aria-busy="true" className={payloadFields.form}>
      <div className="render-fields">
        <div className="field-type">
          <div className="field-label">{label}</div>
          <div className={payloadFields.loading} />
          {hint !== undefined && <div className="field-description">{hint}</div>}
        </div>
      </div>
    </div>
  )
}

/** Ties the form of one field to the page: what is typed is an action at once, what changes on the page is shown. */
function FormBridge({ path, value, onChange, onRebuild }: FieldInputProps & { onRebuild: () => void }) {
  const [state] = useAllFormFields()
  const { dispatchFields } = useForm()
  const anchor = useRef<HTMLSpanElement>(null)
  const agreed = useRef(value)
  const touched = useRef(false)
  const latest = useRef({ onChange, onRebuild })
  latest.current = { onChange, onRebuild }
  useEffect(() => {
    const within = anchor.current?.parentElement
    if (!within) return
    const stops = [gestures({ within, onGesture: () => (touched.current = true) }), nameParts(within)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])

  useEffect(() => {
    const shown = valueAt(reduceFieldsToValues(state, true), path)
    if (touched.current && !isSameValue(shown, agreed.current)) {
      agreed.current = shown ?? null
      latest.current.onChange(shown ?? null, typeof shown === 'string')
      return
    }
    if (isSameValue(value, agreed.current)) return
    // The page's last word: what the form says of itself from here on is no edit until somebody does something in it.
    agreed.current = value
    touched.current = false
    if (Object.keys(state).length > 1) latest.current.onRebuild()
    else dispatchFields({ type: 'UPDATE', path, value: value ?? null, initialValue: value ?? null })
  }, [dispatchFields, path, state, value])
  return <span hidden ref={anchor} />
}

const MENUS = '.popup-button:not([aria-label])'
const NAMELESS = '.ContentEditable__root:not([aria-label]), .rs__input:not([aria-label])'

/** Payload ties no label to its select boxes and editors, and none to the menus of lists: screen readers hear the label above them. */
function nameParts(form: HTMLElement): () => void {
  const name = () => {
    for (const input of form.querySelectorAll(NAMELESS)) {
      const label = input.closest('.field-type')?.querySelector('.field-label')?.textContent?.trim()
      input.setAttribute('aria-label', label || 'Value')
    }
    for (const button of form.querySelectorAll(MENUS)) {
      const isOfRow = button.closest('.collapsible__toggle-wrap, .array-field__row') !== null
      button.setAttribute('aria-label', isOfRow ? 'Actions of the row' : 'Actions of the list')
    }
  }
  name()
  const observer = new MutationObserver(name)
  observer.observe(form, { childList: true, subtree: true })
  return () => observer.disconnect()
}
