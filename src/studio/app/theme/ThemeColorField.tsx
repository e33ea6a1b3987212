'use client'

import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { ThemeColorChoice } from '../../ui/ThemeColorChoice'
import styles from '../../ui/themeColor.module.css'

/** The theme colour in a person's own account. It is kept in this browser, so nobody can choose it for somebody else. */
export function ThemeColorField() {
  const { user } = useAuth()
  const { id, collectionSlug } = useDocumentInfo()
  if (!user || collectionSlug !== user.collection || id !== user.id) return null
  return (
    <div className={`field-type ${styles.field}`}>
      <ThemeColorChoice />
      <p>For the studio, in this browser. Texts stay readable with every colour.</p>
    </div>
  )
}
