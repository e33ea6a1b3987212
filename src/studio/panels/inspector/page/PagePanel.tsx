'use client'

import { InputScope } from '../../../session/pendingInput/InputScope'
import { useEditor, useSession } from '../../../session/session'
import styles from '../inspector.module.css'
import { InspectorTabs } from '../InspectorTabs'
import { usePanel } from '../usePanel'
import { GeneralTab } from './GeneralTab'
import { PageFieldsTab } from './fields/PageFieldsTab'
import { problemLabel } from '../../../describe/problemLabel'
import { isShownAtInput } from './pageProblems'
import { PagePropertiesTab } from './PagePropertiesTab'
import { pageTabs } from './pageTabs'
import { SeoTab } from './SeoTab'

/** The page's own part: shown when no element is selected. */
export function PagePanel() {
  const { boot, ui } = useSession()
  const page = useEditor((state) => state.page.page)
  const tab = useEditor((state) => state.ui.pageTab)
  const problems = useEditor(({ save }) => save.problems)
  const panel = usePanel(tab)
  const tabs = pageTabs(page)
  const current = tabs.some(({ id }) => id === tab) ? tab : 'page'
  const isReadOnly = !boot.canEdit
  return (
    <div className={styles.inspector} data-inspected-page={page.id}>
      <header className={styles.header}>
        <div className={styles.heading}>
          <h2>{page.title || 'Page'}</h2>
        </div>
        <p className={styles.kind}>The page itself. Select an element to edit it.</p>
        <InspectorTabs current={current} label="Page" onChange={(pageTab) => ui.setState({ pageTab })} tabs={tabs} />
      </header>
      <div
        aria-labelledby={`tab-${current}`}
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
        <InputScope element={null} key={current} tab={current}>
          <PageTab isReadOnly={isReadOnly} tab={current} />
        </InputScope>
      </div>
    </div>
  )
}

function PageTab({ tab, isReadOnly }: { tab: string; isReadOnly: boolean }) {
  switch (tab) {
    case 'fields':
      return <PageFieldsTab isReadOnly={isReadOnly} />
    case 'seo':
      return <SeoTab isReadOnly={isReadOnly} />
    case 'properties':
      return <PagePropertiesTab isReadOnly={isReadOnly} />
    default:
      return <GeneralTab isReadOnly={isReadOnly} />
  }
}
