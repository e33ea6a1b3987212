import { Link } from '../../studio/ui/Link'
import { createElement, type ReactNode } from 'react'
import type { BodyNode } from '../../collections/content/files/markdown'
import { isSafeHref } from '../../slices/href.mjs'
import styles from './article.module.css'

/** Renders a Markdown body. HTML in it is shown as text. */
export function Body({ node }: { node: BodyNode }) {
  return <div className={styles.body}>{inside(node)}</div>
}

function inside({ children = [] }: BodyNode): ReactNode[] {
  return children.map((child, index) => <Node key={index} node={child} />)
}

function Node({ node }: { node: BodyNode }): ReactNode {
  switch (node.type) {
    case 'heading':
      return <Heading node={node} />
    case 'paragraph':
      return <p>{inside(node)}</p>
    case 'strong':
      return <strong>{inside(node)}</strong>
    case 'emphasis':
      return <em>{inside(node)}</em>
    case 'inlineCode':
      return <code>{node.value}</code>
    case 'code':
      return (
        // Long lines scroll. `tabIndex` lets users scroll with the keyboard.
        <pre aria-label={node.lang ? `Code: ${node.lang}` : 'Code'} role="region" tabIndex={0}>
          <code>{node.value}</code>
        </pre>
      )
    case 'list':
      return node.ordered ? <ol start={node.start ?? 1}>{inside(node)}</ol> : <ul>{inside(node)}</ul>
    case 'listItem':
      return <li>{inside(node)}</li>
    case 'blockquote':
      return <blockquote>{inside(node)}</blockquote>
    case 'thematicBreak':
      return <hr />
    case 'break':
      return <br />
    case 'link':
      return <DocumentLink node={node} />
    case 'image':
      return isSafeHref(node.url ?? '') ? <img alt={node.alt ?? ''} loading="lazy" src={node.url} /> : node.alt
    default:
      return node.children ? inside(node) : node.value
  }
}

function Heading({ node }: { node: BodyNode }) {
  const level = Math.min(Math.max(node.depth ?? 2, 2), 6)
  return createElement(
    `h${level}`,
    { id: node.id },
    <a className={styles.anchor} href={`#${node.id}`}>
      {inside(node)}
    </a>,
  )
}

function DocumentLink({ node }: { node: BodyNode }) {
  const href = node.url ?? ''
  if (!isSafeHref(href)) return inside(node)
  if (/^https?:/.test(href)) {
    return (
      <a href={href} rel="noreferrer" target="_blank">
        {inside(node)}
      </a>
    )
  }
  return <Link href={href}>{inside(node)}</Link>
}
