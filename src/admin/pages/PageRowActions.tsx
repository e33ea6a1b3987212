'use client'

import { ExternalLink, Languages } from 'lucide-react'
import { Link } from '../../studio/ui/Link'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import {
  lifecycleActionsOf,
  mayBeDone,
  type LifecycleAction,
  type LifecyclePage,
  type LifecyclePlace,
} from '../../studio/model/lifecycle'
import { LifecycleDialog } from '../../studio/ui/lifecycle/LifecycleDialog'
import { LifecycleMenu } from '../../studio/ui/lifecycle/LifecycleMenu'
import type { PageListItem } from './findPages'
import styles from './pages.module.css'

interface Props {
  adminRoute: string
  canEdit: boolean
  canDelete: boolean
  item: PageListItem
  place: LifecyclePlace
}

/** The link to the page, and the menu of its actions. */
export function PageRowActions({ adminRoute, canEdit, canDelete, item, place }: Props) {
  const router = useRouter()
  const [pending, setAsked] = useState<LifecycleAction | null>(null)
  const name = item.title || 'Untitled'
  const page: LifecyclePage = { ...item, isTrashed: item.deletedAt !== null }
  return (
    <div className={styles.actionList}>
      {item.livePath !== null && (
        <a
          aria-label={`View ${name}`}
          className={styles.action}
          href={item.livePath}
          rel="noreferrer"
          target="_blank"
          title="View page"
        >
          <ExternalLink aria-hidden size={16} />
        </a>
      )}
      {canEdit && !page.isTrashed && (
        <Link
          aria-label={`Translate ${name}`}
          className={styles.action}
          href={`${adminRoute}/pages/translate?page=${item.id}`}
          title="Translate"
        >
          <Languages aria-hidden size={16} />
        </Link>
      )}
      {canEdit && (
        <LifecycleMenu
          entries={lifecycleActionsOf(page, { canDelete }).map((action) => ({
            action,
            enabled: mayBeDone(action, page),
            onSelect: () => setAsked(action),
          }))}
          label={`What becomes of ${name}`}
        />
      )}
      {pending !== null && (
        <LifecycleDialog
          action={pending}
          onClose={() => setAsked(null)}
          onDone={({ copy }) => (copy === undefined ? router.refresh() : router.push(`${adminRoute}/studio/${copy}`))}
          page={page}
          place={place}
        />
      )}
    </div>
  )
}
