import { memo } from 'react'
import { previewFrameHtml } from '../../dom/previewFrame'
import styles from './preview.module.css'

/** Where the preview loads until the studio has a place for it. React leaves alone what stands inside: the frame is moved away. */
export const EarlyFrame = memo(function EarlyFrame({ pageId }: { pageId: string }) {
  return <div className={styles.early} dangerouslySetInnerHTML={{ __html: previewFrameHtml(pageId) }} inert />
})
