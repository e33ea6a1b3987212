'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import type { DocLink, DocSection } from './readDocumentation'
import styles from './documentation.module.css'

/** The tree of the documentation. On a small screen it is folded. */
export function DocNavigation({ sections }: { sections: DocSection[] }) {
  const pathname = usePathname()
  return (
    <details className={styles.navigation} open>
      <summary>All pages</summary>
      <nav aria-label="Documentation">
        {sections.map(({ title, entries }) => (
          <section key={title}>
            <b>{title}</b>
            <Entries entries={entries} pathname={pathname} />
          </section>
        ))}
      </nav>
    </details>
  )
}

function Entries({ entries, pathname }: { entries: DocLink[]; pathname: string }) {
  return (
    <ul>
      {entries.map(({ title, href, children }) => (
        <li key={href ?? title}>
          {href === null ? (
            <span>{title}</span>
          ) : (
            <Link aria-current={href === pathname ? 'page' : undefined} href={href} prefetch={false}>
              {title}
            </Link>
          )}
          {children.length > 0 && <Entries entries={children} pathname={pathname} />}
        </li>
      ))}
    </ul>
  )
}
