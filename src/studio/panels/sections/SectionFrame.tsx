'use client'

import { ChevronDown, Component } from 'lucide-react'
import { SECTION_KIND } from '../../../tree'
import { useEditor, useSession } from '../../session/session'
import notice from '../bar/notice.module.css'
import { LeaveLink } from '../notices/LeaveGuard'
import styles from './sections.module.css'
import { UsedOn, useUses } from './UsedOn'

/** Says above everything that what is edited is no page, and what a change of it changes. */
export function SectionFrame() {
  const isSection = useEditor((state) => state.page.page.kind === SECTION_KIND)
  return isSection ? <Frame /> : null
}

/** Within which page the preview shows it, and the way to see it by itself. */
function ShownWithin() {
  const { ui } = useSession()
  const isAlone = useEditor((state) => state.ui.isAlone)
  const title = useEditor((state) => state.ui.shownWithin)
  if (title === null && !isAlone) return null
  return (
    <span className={styles.note}>
      {isAlone ? 'Shown by itself.' : `Shown within “${title}”.`}{' '}
      <button className={notice.link} onClick={() => ui.setState({ isAlone: !isAlone })} type="button">
        {isAlone ? 'Show it within the page' : 'Show it by itself'}
      </button>
    </span>
  )
}

function Frame() {
  const { adminRoute, cameFrom, pageId } = useSession().boot
  const { uses = [], words } = useUses(pageId)
  return (
    <section aria-label="About this section" className={styles.frame} data-section-frame={pageId}>
      <Component aria-hidden size={16} />
      <b>Shared section</b>
      {uses.length === 0 ? (
        <span>{words}</span>
      ) : (
        <details className={styles.where}>
          <summary>
            {words} <ChevronDown aria-hidden size={14} />
          </summary>
          <div className={styles.list}>
            <UsedOn uses={uses} />
          </div>
        </details>
      )}
      <span className={styles.note}>Publishing it changes all of them at once.</span>
      <ShownWithin />
      {cameFrom !== null && (
        <LeaveLink className={styles.back} href={`${adminRoute}/studio/${cameFrom}`} label="Back to the page">
          Back to the page
        </LeaveLink>
      )}
    </section>
  )
}
