'use client'

import { DocumentInfoProvider, Form, OperationProvider, useConfig } from '@payloadcms/ui'
import type { FormState, TypedUser } from 'payload'
import { useCallback, useMemo, useRef } from 'react'
import { fieldsOf, safeEnvelope } from '../../../../tree'
import type { Row } from '../../../../tree/types'
import { useSession } from '../../../session/session'
import { FieldGroup } from './FieldGroup'
import { groupFields, sliceFields } from './fieldInfo'
import { FormBridge } from './FormBridge'
import inputs from '../../../ui/inputs/inputs.module.css'
import lists from '../../../ui/inputs/lists.module.css'
import styles from './content.module.css'
import payloadFields from './payloadFields.module.css'
import { useElementFormState } from './useElementFormState'

/** The selected element's fields in Payload's own form. Give it the element's id as `key`: one form is mounted at a time. */
export function ElementForm({ row, isReadOnly }: { row: Row; isReadOnly: boolean }) {
  const { boot, store, dispatch } = useSession()
  const { pages } = boot.collections
  const { getEntityConfig } = useConfig()
  const { id, blockType } = row
  const form = useRef<HTMLDivElement>(null)
  const readValues = useCallback(() => valuesOf(store.getState().tree.rows[id]), [id, store])
  const values = useMemo(() => valuesOf(row), [row])
  const { state, built, error, rebuild, refresh } = useElementFormState({
    blockType,
    elementId: id,
    readValues,
    form,
  })
  const groups = useMemo(() => {
    const collection = getEntityConfig({ collectionSlug: pages })
    return groupFields(sliceFields({ fields: collection.fields, blockType }))
  }, [blockType, getEntityConfig, pages])
  const onChange = useMemo(() => [({ formState }: { formState: FormState }) => refresh({ formState })], [refresh])

  if (error !== null)
    return (
      <p className={inputs.problem} role="alert">
        {error}
      </p>
    )
  if (groups.length === 0) return <p className={lists.empty}>This slice has no fields.</p>
  if (!state) return <FormSkeleton />
  return (
    <DocumentInfoProvider {...NO_DOCUMENT} collectionSlug={pages}>
      <OperationProvider operation="update">
        <div ref={form}>
          <Form
            className={payloadFields.form}
            disabled={isReadOnly}
            el="div"
            initialState={state}
            isDocumentForm
            key={built.number}
            onChange={onChange}
            submitted
          >
            <FormBridge
              built={built.values}
              form={form}
              onChange={({ field, value }) => dispatch({ type: 'fieldUpdate', id, field, value })}
              onRebuild={() => void rebuild()}
              values={values}
            />
            {groups.map((group) => (
              <FieldGroup group={group} isReadOnly={isReadOnly} key={group.label ?? ''} row={row} />
            ))}
          </Form>
        </div>
      </OperationProvider>
    </DocumentInfoProvider>
  )
}

/** Fields ask for a document's context; there is none, as no document is edited through the form. */
const NO_DOCUMENT = {
  currentEditor: {} as TypedUser,
  hasPublishedDoc: false,
  hasPublishPermission: false,
  hasSavePermission: true,
  initialData: {},
  initialState: {},
  isEditing: true,
  isLocked: false,
  lastUpdateTime: 0,
  mostRecentVersionIsAutosaved: false,
  unpublishedVersionCount: 0,
  versionCount: 0,
}

function FormSkeleton() {
  return (
    <div aria-busy="true" aria-label="Loading the fields" className={styles.skeleton} role="status">
      <span />
      <span />
      <span />
    </div>
  )
}

/** Which fields are switched on decides on the server whether those that start switched off have inputs. */
function valuesOf(row: Row | undefined): Record<string, unknown> {
  return row ? { ...fieldsOf(row), element: { fieldsEnabled: safeEnvelope(row.element).fieldsEnabled } } : {}
}
