import { Fragment } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import { isSafeHref } from '../../../slices/href.mjs'
import type { ResolvedMedia } from '../../../slices/types'
import { Picture } from '../Picture'
import { renderText } from './renderText'
import { toNodes } from './types'
import type { RichTextNode } from './types'

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const

/** Renders Lexical nodes as React nodes. An unknown node renders its children. */
export function renderNodes(nodes: readonly RichTextNode[]): ReactNode {
  // Lexical nodes have no ids, and the text is rendered as a whole: the position is the key.
  return nodes.map((node, index) => <Fragment key={index}>{renderNode(node)}</Fragment>)
}

function renderNode(node: RichTextNode): ReactNode {
  const children = () => renderNodes(toNodes(node.children))
  switch (node.type) {
    case 'text':
      return renderText(node)
    case 'linebreak':
      return <br />
    case 'tab':
      return '\t'
    case 'paragraph':
      return (
        <p dir={directionIn(node)} style={alignment(node)}>
          {children()}
        </p>
      )
    case 'heading': {
      const Tag = HEADINGS.find((tag) => tag === node.tag) ?? 'h2'
      return (
        <Tag dir={directionIn(node)} style={alignment(node)}>
          {children()}
        </Tag>
      )
    }
    case 'quote':
      return (
        <blockquote dir={directionIn(node)} style={alignment(node)}>
          {children()}
        </blockquote>
      )
    case 'list':
      return node.listType === 'number' ? (
        <ol dir={directionIn(node)} start={typeof node.start === 'number' && node.start !== 1 ? node.start : undefined}>
          {children()}
        </ol>
      ) : (
        <ul data-list={node.listType === 'check' ? 'check' : undefined} dir={directionIn(node)}>
          {children()}
        </ul>
      )
    case 'listitem':
      return (
        <li data-checked={typeof node.checked === 'boolean' ? node.checked : undefined} dir={storedDirection(node)}>
          {children()}
        </li>
      )
    case 'horizontalrule':
      return <hr />
    case 'link':
    case 'autolink':
      return renderLink(node, children())
    case 'upload':
      return renderUpload(node.resolved)
    default:
      return node.children ? children() : null
  }
}

function renderLink(node: RichTextNode, children: ReactNode): ReactNode {
  const fields = (node.fields ?? {}) as { url?: unknown; newTab?: unknown }
  if (!isSafeHref(fields.url)) return children
  const newTab = fields.newTab === true ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return (
    <a href={fields.url} {...newTab}>
      {children}
    </a>
  )
}

/** The server sets `resolved`: a signed picture. */
function renderUpload(resolved: unknown): ReactNode {
  const media = resolved as ResolvedMedia | null | undefined
  if (!media) return null
  if (media.kind !== 'file') return <Picture media={media} />
  return isSafeHref(media.file.url) ? <a href={media.file.url}>{media.file.filename}</a> : null
}

/** Returns the direction that an editor chose, otherwise `auto`. List items inherit that of the list. */
function directionIn(node: RichTextNode): 'ltr' | 'rtl' | 'auto' {
  return storedDirection(node) ?? 'auto'
}

function storedDirection({ direction }: RichTextNode): 'ltr' | 'rtl' | undefined {
  return direction === 'ltr' || direction === 'rtl' ? direction : undefined
}

function alignment(node: RichTextNode): CSSProperties | undefined {
  const indent = typeof node.indent === 'number' && node.indent > 0 ? Math.min(node.indent, 8) : 0
  const align = ['left', 'right', 'center', 'justify', 'start', 'end'].find((value) => value === node.format)
  if (!align && indent === 0) return undefined
  return {
    ...(align ? { textAlign: align as CSSProperties['textAlign'] } : {}),
    ...(indent ? { paddingInlineStart: `${indent * 2}rem` } : {}),
  }
}
