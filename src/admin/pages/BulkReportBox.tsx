'use client'

import type { BulkReport } from '../../contract/lifecycle'
import styles from './bulk.module.css'

interface Props {
  /** A count of documents with its verb: `2 pages were`. */
  counted: (count: number) => string
  onClose: () => void
  report: BulkReport | null
}

/** Lists the documents that were refused, and why. */
export function BulkReportBox({ counted, onClose, report }: Props) {
  if (!report || report.refused.length === 0) return null
  return (
    <div className={styles.report} role="alert">
      <p>
        {report.done.length === 0 ? 'Nothing was changed.' : `${counted(report.done.length)} changed.`}{' '}
        {counted(report.refused.length)} refused:
      </p>
      <ul>
        {report.refused.map(({ id, title, reason }) => (
          <li key={id}>
            <b>{title}</b> {reason}
          </li>
        ))}
      </ul>
      <button onClick={onClose} type="button">
        Close the report
      </button>
    </div>
  )
}
