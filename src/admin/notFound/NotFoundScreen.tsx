'use client'

import { useConfig } from '@payloadcms/ui'
import { ArrowLeft } from 'lucide-react'
import { usePathname } from 'next/navigation'
import { Link } from '../../studio/ui/Link'
import styles from '../pages/choose.module.css'
import { placeOf } from './placeOf'

/** The "not found" screen of the admin. Names what does not exist and links to its list. */
export function NotFoundScreen() {
  const { admin } = useConfig().config.routes
  const pathname = usePathname()
  const { text, back } = placeOf(pathname.startsWith(admin) ? pathname.slice(admin.length) : pathname)
  return (
    <div className={styles.screen}>
      <div className={styles.card}>
        <h1>Nothing found</h1>
        <p>{text}</p>
        <Link className={styles.back} href={`${admin}${back.path}`}>
          <ArrowLeft aria-hidden size={16} /> {back.label}
        </Link>
      </div>
    </div>
  )
}
