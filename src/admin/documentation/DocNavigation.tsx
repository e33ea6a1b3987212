import { Link } from '../../studio/ui/Link'
import type { DocLink, DocSection } from './readDocumentation'
import styles from './documentation.module.css'

/** The tree of the documentation. Collapsible on small screens. */
export function DocNavigation({ sections, current }: { sections: DocSection[]; current: string }) {
  return (
    <details className={styles.navigation} open>
      <summary>All pages</summary>
      <nav aria-label="Documentation">
        {sections.map(({ title, entries }) => (
          <section key={title}>
            <b>{title}</b>
            <Entries entries={entries} current={current} />
          </section>
        ))}
      </nav>
    </details>
  )
}

function Entries({ entries, current }: { entries: DocLink[]; current: string }) {
  return (
    <ul>
      {entries.map(({ title, href, children }) => (
        <li key={href ?? title}>
          {href === null ? (
            <span>{title}</span>
          ) : (
            <Link aria-current={href === current ? 'page' : undefined} href={href}>
              {title}
            </Link>
          )}
          {children.length > 0 && <Entries entries={children} current={current} />}
        </li>
      ))}
    </ul>
  )
}
