'use client'

import { SetStepNav } from '@payloadcms/ui'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { Link } from '../../studio/ui/Link'
import { Body } from './Body'
import { DocNavigation } from './DocNavigation'
import { DocSearch } from './DocSearch'
import type { DocLink, DocPage, DocSection, Documentation } from './readDocumentation'
import article from './article.module.css'
import styles from './documentation.module.css'

/** `/voix/documentation`: navigation and search next to a page or the overview. */
export function DocumentationScreen({ base, documentation }: { base: string; documentation: Documentation }) {
  const { sections, page, search } = documentation
  return (
    <div className={styles.screen}>
      <SetStepNav
        nav={[{ label: 'Documentation', ...(page && { url: base }) }, ...(page ? [{ label: page.title }] : [])]}
      />
      <div className={styles.side}>
        <DocSearch entries={search} />
        <DocNavigation current={page?.href ?? base} sections={sections} />
      </div>
      {page ? <Article base={base} page={page} /> : <Overview sections={sections} />}
    </div>
  )
}

function Overview({ sections }: { sections: DocSection[] }) {
  return (
    <article className={article.article}>
      <h1>Documentation</h1>
      {sections.map(({ title, about, entries }) => (
        <section aria-label={title} key={title}>
          <h2>{title}</h2>
          <p className={article.lead}>{about}</p>
          <ul className={article.cards}>
            {entries.flatMap(withPages).map((entry) => (
              <li key={entry.href}>
                <Link href={entry.href}>
                  <b>{entry.title}</b>
                  <span>{entry.description}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {sections.every(({ entries }) => entries.length === 0) && (
        <p className={article.lead}>
          Nothing has been written yet. Markdown files in the folders voixuserguide and docs of your content appear
          here.
        </p>
      )}
    </article>
  )
}

/** Returns the pages of an entry. A folder without a page is replaced by its children. */
function withPages(entry: DocLink): (DocLink & { href: string })[] {
  return entry.href === null ? entry.children.flatMap(withPages) : [{ ...entry, href: entry.href }]
}

function Article({ base, page }: { base: string; page: DocPage }) {
  const { title, body, trail, previous, next, headings } = page
  return (
    <>
      <article className={article.article}>
        <nav aria-label="Breadcrumbs" className={article.trail}>
          <ol>
            {[{ title: 'Documentation', href: base }, ...trail].map((entry) => (
              <li key={entry.title}>
                {entry.href === null ? entry.title : <Link href={entry.href}>{entry.title}</Link>}
              </li>
            ))}
          </ol>
        </nav>
        <h1>{title}</h1>
        <Body node={body} />
        {(previous ?? next) && (
          <nav aria-label="Previous and next page" className={article.around}>
            {previous?.href && (
              <Link href={previous.href} rel="prev">
                <small>
                  <ArrowLeft aria-hidden size={14} /> Previous
                </small>
                {previous.title}
              </Link>
            )}
            {next?.href && (
              <Link className={article.next} href={next.href} rel="next">
                <small>
                  Next <ArrowRight aria-hidden size={14} />
                </small>
                {next.title}
              </Link>
            )}
          </nav>
        )}
      </article>
      {headings.length > 1 && (
        <nav aria-label="On this page" className={styles.contents}>
          <b>On this page</b>
          <ul>
            {headings.map(({ id, text, depth }) => (
              <li data-depth={depth} key={id}>
                <a href={`#${id}`}>{text}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  )
}
