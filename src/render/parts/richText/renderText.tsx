import type { ReactNode } from 'react'
import type { RichTextNode } from './types'

/** Lexical's format bits, innermost first. */
const FORMATS: readonly [number, (text: ReactNode) => ReactNode][] = [
  [16, (text: ReactNode) => <code>{text}</code>],
  [32, (text: ReactNode) => <sub>{text}</sub>],
  [64, (text: ReactNode) => <sup>{text}</sup>],
  [4, (text: ReactNode) => <s>{text}</s>],
  [8, (text: ReactNode) => <u>{text}</u>],
  [2, (text: ReactNode) => <em>{text}</em>],
  [1, (text: ReactNode) => <strong>{text}</strong>],
]

export function renderText(node: RichTextNode): ReactNode {
  const format = typeof node.format === 'number' ? node.format : 0
  const text: ReactNode = typeof node.text === 'string' ? node.text : ''
  return FORMATS.reduce<ReactNode>((inner, [bit, wrap]) => (format & bit ? wrap(inner) : inner), text)
}
