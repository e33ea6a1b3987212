import type { HTMLAttributes } from 'react'
import type { RichTextValue } from '../../../slices/types'
import { renderNodes } from './renderNodes'
import { toNodes } from './types'

export interface RichTextProps extends HTMLAttributes<HTMLDivElement> {
  /** What `fields.<wysiwyg>` holds. `null` renders nothing. */
  value: RichTextValue | null | undefined
}

/** Formatted text. Only known nodes are rendered and only safe addresses: stored text cannot carry a script. */
export function RichText({ value, ...rest }: RichTextProps) {
  const nodes = toNodes(value?.root?.children)
  if (nodes.length === 0) return null
  return <div {...rest}>{renderNodes(nodes)}</div>
}
