'use client'

import { DocumentInfoProvider, EditDepthProvider, OperationProvider } from '@payloadcms/ui'
import type { TypedUser } from 'payload'
import { memo, type ReactNode, startTransition, useEffect, useRef, useState } from 'react'
import { elementName, faultWords, isLocked } from '../../../tree'
import { CommandButton, CommandButtons } from '../../commands/CommandButton'
import { InputScope } from '../../session/pendingInput/InputScope'
import { useEditor, useSession } from '../../session/session'
import { InspectorTabs } from './InspectorTabs'
import { FieldInputs } from './fields/FieldInput'
import { fieldInputs } from './fields/inputs'
import styles from './inspector.module.css'
import { PagePanel } from './page/PagePanel'
import { elementTabs } from './tabs'
import { useLeaving } from './useLeaving'
import { usePanel } from './usePanel'
import { deprecationOf } from '../../model/placement/slices'
import { problemWords } from '../../describe/names'
import { isOfField } from './content/fieldState'
import { lockSentence } from './settings/rules'
import { ViolationWays } from '../elements/quarantine/WaysOut'

/** The selected element's fields and settings; the page's own when nothing is selected. */
export function Inspector() {
  const selection = useSettledSelection()
  return (
    <PayloadSurroundings>
      <FieldInputs value={fieldInputs}>
        {selection.length === 0 && <PagePanel />}
        {selection.length === 1 && <ElementInspector id={selection[0] ?? ''} />}
        {selection.length > 1 && <ManySelected count={selection.length} />}
      </FieldInputs>
    </PayloadSurroundings>
  )
}

/**
 * What Payload's editors and drawers ask for. They stand in no document's form, as none is open; and one deeper than the page, else Payload
 * would leave the studio for a document that was made in a drawer.
 */
function PayloadSurroundings({ children }: { children: ReactNode }) {
  const { pages } = useSession().boot.collections
  return (
    <EditDepthProvider>
      <DocumentInfoProvider {...NO_DOCUMENT} collectionSlug={pages}>
        <OperationProvider operation="update">{children}</OperationProvider>
      </DocumentInfoProvider>
    </EditDepthProvider>
  )
}

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

const ElementInspector = memo(function ElementInspector({ id }: { id: string }) {
  const { boot, dispatch, slice, ui } = useSession()
  const row = useEditor((state) => state.page.tree.rows[id])
  const tab = useEditor((state) => state.ui.inspectorTab)
  const panel = usePanel(tab)
  const box = useLeaving(id)
  // Deleted, and what is selected next comes in a moment.
  if (!row) return null
  const info = slice(row.blockType)
  const tabs = elementTabs(row)
  const current = tabs.find((known) => known.id === tab) ?? tabs[0]
  const isReadOnly = !boot.canEdit || (isLocked(row, 'edit') && !boot.isAdministrator)
  return (
    <div className={styles.inspector} data-inspected-element={id} ref={box}>
      <header className={styles.header}>
        <div className={styles.heading}>
          <h2>{elementName(row, slice)}</h2>
          {boot.canEdit && (
            <CommandButtons commands={[row.element.enabled ? 'disable' : 'enable', 'duplicate', 'delete']} />
          )}
        </div>
        {info && row.blockName && <p className={styles.kind}>{info.label}</p>}
        <InspectorTabs
          current={current?.id ?? ''}
          onChange={(inspectorTab) => ui.setState({ inspectorTab })}
          subject={row}
          tabs={tabs}
        />
      </header>
      <div
        aria-labelledby={`tab-${current?.id}`}
        className={styles.body}
        id="inspector-panel"
        ref={panel}
        role="tabpanel"
        tabIndex={-1}
      >
        <ElementNotice id={id} />
        {current && (
          <InputScope element={id} isReadOnly={isReadOnly} key={`${id} ${current.id}`} tab={current.id}>
            <current.Panel
              dispatch={dispatch}
              isReadOnly={isReadOnly}
              row={row}
              updateField={(field, value, typing) => dispatch({ type: 'fieldUpdate', id, field, value, typing })}
            />
          </InputScope>
        )}
      </div>
    </div>
  )
})

function ManySelected({ count }: { count: number }) {
  const { boot } = useSession()
  return (
    <div className={styles.inspector}>
      <header className={styles.header}>
        <div className={styles.heading}>
          <h2>{count} elements</h2>
        </div>
        <div aria-label="For all of them" className={styles.actions} role="toolbar">
          <CommandButton command="copy" />
          {boot.canEdit && (
            <CommandButtons commands={['duplicate', 'wrap', 'move-to', 'enable', 'disable', 'delete']} />
          )}
        </div>
      </header>
      <div className={styles.body}>
        <p className={styles.hint}>Commands apply to all of them. Select a single element to edit its fields.</p>
      </div>
    </div>
  )
}

/** After a change of the structure the preview comes first: it needs about as long. */
const SETTLE_MS = 60

/**
 * The selected elements, a moment later than the rest of the studio has them: making a form takes longer than drawing an outline,
 * and must not hold up the preview. Between the page's panel and an element's there is no such moment: whoever goes there finds it.
 */
function useSettledSelection(): readonly string[] {
  const selection = useEditor((state) => state.page.selection.elements)
  const structure = useEditor((state) => state.page.tree.children)
  const [settled, setSettled] = useState(selection)
  const lastStructure = useRef(structure)
  useEffect(() => {
    const isRestructured = lastStructure.current !== structure
    lastStructure.current = structure
    const settle = () => startTransition(() => setSettled(selection))
    if (!isRestructured) return settle()
    const timer = setTimeout(settle, SETTLE_MS)
    return () => clearTimeout(timer)
  }, [selection, structure])
  return selection.length > 0 && settled.length > 0 ? settled : selection
}

/** What is wrong with the element, with its last save, or why it cannot be changed: in sentences. */
function ElementNotice({ id }: { id: string }) {
  const { boot, dispatch, slice } = useSession()
  const violation = useEditor(({ ui }) => ui.violations.get(id))
  const row = useEditor((state) => state.page.tree.rows[id])
  const problems = useEditor(({ save }) => save.problems)
  if (!row) return null
  const info = slice(row.blockType)
  const fields = info?.fields.map(({ name }) => name) ?? []
  const own = problems.filter((problem) => problem.element === id && !isOfField(problem, fields))
  const locked = lockSentence({ permissions: row.element.permissions, ...boot })
  const culprit = violation && violation.element !== id ? violation.element : null
  return (
    <>
      {violation && (
        <div className={styles.warning} data-notice="violation" role="note">
          <p>{faultWords(violation, slice)} Visitors do not see this element.</p>
          {culprit === null && boot.canEdit && <ViolationWays label={elementName(row, slice)} row={row} />}
          {culprit !== null && (
            <button
              className={styles.link}
              onClick={() => dispatch({ type: 'selectElements', ids: [culprit] })}
              type="button"
            >
              Select the element that breaks the rule
            </button>
          )}
        </div>
      )}
      {own.map((problem) => (
        <p className={styles.error} key={problem.message} role="alert">
          {problemWords(problem, slice)}
        </p>
      ))}
      {row.element.gui?.note && (
        <p className={styles.note} data-notice="note" role="note">
          {row.element.gui.note}
        </p>
      )}
      {locked && (
        <p className={styles.note} data-notice="locked" role="note">
          {locked}
        </p>
      )}
      {info?.deprecated && (
        <p className={styles.note} data-notice="deprecated" role="note">
          {deprecationOf({ slice: info, slices: boot.slices })}
        </p>
      )}
    </>
  )
}
