import type { HTMLAttributes } from 'react'
import type { RichTextValue } from '../../../slices/types'
import { isDeeperThan, MAX_VALUE_DEPTH, VALUE_DEPTH_RULE } from '../../../tree'
import { renderNodes } from './renderNodes'
import { toNodes } from './types'

export interface RichTextProps extends HTMLAttributes<HTMLDivElement> {
  /** The value of `fields.<richText>`. `null` renders nothing. */
  value: RichTextValue | null | undefined
}

/** Renders formatted text. Only known nodes and safe addresses are rendered, so stored text cannot contain a script. */
export function RichText({ value, ...rest }: RichTextProps) {
  // The element is left out and the error is reported, as for any other error.
  if (isDeeperThan(value, MAX_VALUE_DEPTH)) throw new Error(`A formatted text ${VALUE_DEPTH_RULE}.`)
  const nodes = toNodes(value?.root?.children)
  if (nodes.length === 0) return null
  const [first] = nodes
  const isBlank = nodes.length === 1 && first?.type === 'paragraph' && toNodes(first.children).length === 0
  return <div {...rest}>{isBlank ? <p data-blank="" /> : renderNodes(nodes)}</div>
}
