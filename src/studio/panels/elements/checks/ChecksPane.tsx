'use client'

import { CircleAlert, CircleCheck, Info, RefreshCw } from 'lucide-react'
import { type KeyboardEvent, useEffect } from 'react'
import { type Finding, keyOfFinding } from '../../../../slices/checks'
import { nameOfFinding } from '../../../describe/describeFinding'
import { goToFinding } from '../../../commands/goTo'
import { useEditor, useSession } from '../../../session/session'
import styles from './checks.module.css'

/** All that the checks say of the page. Each line leads to its place. */
export function ChecksPane() {
  const session = useSession()
  const { checks } = session
  const findings = useEditor((state) => state.checks.findings)
  const phase = useEditor((state) => state.checks.phase)
  useEffect(() => void checks.run(), [checks])
  const errors = findings.filter(({ level }) => level === 'error')
  const hints = findings.filter(({ level }) => level === 'hint')
  const go = (finding: Finding) => goToFinding(session, finding)
  const isAsking = phase === 'asking' || phase === 'unasked'
  return (
    <div aria-busy={isAsking} className={styles.pane} data-checks={phase}>
      <p className={styles.summary} role="status">
        {isAsking ? 'Checking…' : summaryOf(errors.length, hints.length)}
        <button
          aria-label="Check again"
          className={styles.again}
          disabled={isAsking}
          onClick={() => void checks.run()}
          title="Check again"
          type="button"
        >
          <RefreshCw aria-hidden size={14} />
        </button>
      </p>
      {phase === 'partly' && (
        <p className={styles.note}>The server could not be asked about links and pictures. Check again in a moment.</p>
      )}
      {findings.length === 0 && phase === 'done' && (
        <p className={styles.empty}>
          <CircleCheck aria-hidden size={28} strokeWidth={1.5} />
          Nothing is missing. The page can be published.
        </p>
      )}
      <div className={styles.lists} onKeyDown={stepByArrows}>
        <FindingList findings={errors} onGo={go} title="Stops publishing" />
        <FindingList findings={hints} onGo={go} title="Good to know" />
      </div>
    </div>
  )
}

/** More at once are no help, and would take long to draw. */
const MOST = 200

/** Findings of one kind under their heading; nothing where there are none. */
export function FindingList({
  findings,
  title,
  onGo,
}: {
  findings: readonly Finding[]
  title: string
  onGo: (finding: Finding) => void
}) {
  const session = useSession()
  const [first] = findings
  if (!first) return null
  const Icon = first.level === 'error' ? CircleAlert : Info
  return (
    <section aria-label={title} className={styles.section} data-level={first.level}>
      <p className={styles.title}>
        <Icon aria-hidden size={15} />
        {title} <span className={styles.count}>{findings.length}</span>
      </p>
      <ul className={styles.list}>
        {findings.slice(0, MOST).map((finding) => (
          <li key={keyOfFinding(finding)}>
            <button
              className={styles.line}
              data-finding={finding.check}
              onClick={() => onGo(finding)}
              onMouseEnter={() => session.ui.setState({ hovered: finding.element })}
              onMouseLeave={() => session.ui.setState({ hovered: null })}
              type="button"
            >
              <b>{nameOfFinding(session, finding)}</b>
              <span className={styles.text}>{finding.text}</span>
            </button>
          </li>
        ))}
      </ul>
      {findings.length > MOST && (
        <p className={styles.note}>
          The first {MOST} of {findings.length}.
        </p>
      )}
    </section>
  )
}

function summaryOf(errors: number, hints: number): string {
  const parts = [
    errors > 0 && `${errors} ${errors === 1 ? 'error' : 'errors'}`,
    hints > 0 && `${hints} ${hints === 1 ? 'hint' : 'hints'}`,
  ].filter(Boolean)
  return parts.length === 0 ? 'No errors, no hints' : parts.join(', ')
}

/** Up and down go from line to line, as in the tree beside it. */
function stepByArrows(event: KeyboardEvent<HTMLElement>): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (by === undefined) return
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-finding]')]
  const next = lines[lines.findIndex((line) => line === document.activeElement) + by]
  if (!next) return
  event.preventDefault()
  next.focus()
}
