'use client'

import { InputScope } from '../../../session/pendingInput/InputScope'
import { useEditor, useSession } from '../../../session/session'
import styles from '../inspector.module.css'
import { InspectorTabs } from '../InspectorTabs'
import { usePanel } from '../usePanel'
import { problemLabel } from '../../../describe/names'
import { SECTION_KIND } from '../../../../tree'
import { isShownAtInput } from './pageRules'
import { pageTabs } from '../tabs'

/** The page's own part: shown when no element is selected. */
export function PagePanel() {
  const { boot, dispatch, ui } = useSession()
  const page = useEditor((state) => state.page.page)
  const tab = useEditor((state) => state.ui.pageTab)
  const problems = useEditor(({ save }) => save.problems)
  const panel = usePanel(tab)
  const tabs = pageTabs(page, boot.withheldTabs)
  const current = tabs.find(({ id }) => id === tab) ?? tabs[0]
  const isReadOnly = !boot.canEdit
  return (
    <div className={styles.inspector} data-inspected-page={page.id}>
      <header className={styles.header}>
        <div className={styles.heading}>
          <h2>{page.title || 'Page'}</h2>
        </div>
        <p className={styles.kind}>
          {page.kind === SECTION_KIND ? 'The shared section' : 'The page'} itself. Select an element to edit it.
        </p>
        <InspectorTabs
          current={current?.id ?? ''}
          label="Page"
          onChange={(pageTab) => ui.setState({ pageTab })}
          subject={page}
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
        {problems
          .filter((problem) => problem.element === null && !isShownAtInput(problem))
          .map(({ field, message }) => (
            <p className={styles.error} key={`${field}${message}`} role="alert">
              {field !== null && <b>{problemLabel(field)}: </b>}
              {message}
            </p>
          ))}
        {current && (
          <InputScope element={null} isReadOnly={isReadOnly} key={current.id} tab={current.id}>
            <current.Panel
              dispatch={dispatch}
              isReadOnly={isReadOnly}
              page={page}
              updatePage={(values, isTyped = false) => {
                const typing = isTyped ? { typing: Object.keys(values).join(' ') } : {}
                return dispatch({ type: 'settingsUpdate', id: null, settings: { ...values }, ...typing })
              }}
            />
          </InputScope>
        )}
      </div>
    </div>
  )
}
