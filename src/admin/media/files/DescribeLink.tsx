'use client'

import { useConfig, useSelection } from '@payloadcms/ui'
import { PencilLine } from 'lucide-react'
import { Link } from '../../../studio/ui/Link'
import { filesAddress, NO_FILTERS } from './filesQuery'
import styles from './files.module.css'

/** Shown above the list of files: links to the screen for many files, with the selected ones. */
export function DescribeLink() {
  const { routes } = useConfig().config
  const { selectedIDs } = useSelection()
  const ids = selectedIDs.map(String)
  return (
    <p className={styles.lead}>
      <Link href={filesAddress(routes.admin, { ...NO_FILTERS, ids })}>
        <PencilLine aria-hidden size={15} />
        {ids.length === 0 ? 'Describe and sort many files' : `Describe and sort the ${ids.length} ticked files`}
      </Link>
    </p>
  )
}
