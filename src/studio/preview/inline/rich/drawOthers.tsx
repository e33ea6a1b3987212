import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { renderNodes } from '../../../../render/parts/richText/renderNodes'
import { toNodes, type RichTextNode } from '../../../../render/parts/richText/types'
import { isRecord } from '../../../../tree'
import { innerValue } from '../../../model/innerPath'
import type { FrameSession } from '../../frameSession'
import type { TextAddress } from '../fieldText'
import { findRich } from './findRich'
import styles from '../inline.module.css'

type Json = Record<string, unknown>

interface Input extends TextAddress {
  session: Pick<FrameSession, 'store'>
  element: string
  node: HTMLElement
  value: unknown
}

interface Others {
  draw: (what: { json: Json; isInline: boolean }) => HTMLElement
  stop: () => void
}

/**
 * Shows in a text that is being edited what its editor does not know, as the page shows it: what stands there already as a copy of that,
 * what comes in meanwhile as soon as the server has found it.
 */
export function drawOthers({ session, element, name, at, node, value }: Input): Others {
  const { store } = session
  const copies = copiesOf({ node, value })
  const drawn = new Map<Root, string>()
  const render = (root: Root, key: string, found: ReadonlyMap<string, RichTextNode>) => {
    const resolved = found.get(key)
    root.render(resolved ? contentOf(resolved) : null)
  }
  const found = () => {
    const shown = innerValue(store.scope().resolution[element]?.fields[name], at)?.value
    return pairs(innerValue(store.tree().rows[element]?.[name], at)?.value, shown)
  }
  const unsubscribe = store.subscribe(element, () => {
    const now = found()
    for (const [root, key] of drawn) render(root, key, now)
  })
  return {
    draw: ({ json, isInline }) => {
      const key = JSON.stringify(json)
      const copy = copies.get(key)
      if (copy) return copy.cloneNode(true) as HTMLElement
      const box = document.createElement(isInline ? 'span' : 'div')
      box.className = styles.kept ?? ''
      box.dataset.type = String(json.type)
      const root = createRoot(box)
      drawn.set(root, key)
      render(root, key, found())
      return box
    },
    stop: () => {
      unsubscribe()
      // React does not unmount while it renders.
      setTimeout(() => [...drawn.keys()].forEach((root) => root.unmount()))
    },
  }
}

/** The page's own nodes of blocks that the editor does not know. */
function copiesOf({ node, value }: Pick<Input, 'node' | 'value'>): Map<string, Element> {
  const blocks = isRecord(value) && isRecord(value.root) ? toNodes(value.root.children) : []
  const copies = new Map<string, Element>()
  for (const [index, elements] of findRich({ node, value })?.others ?? []) {
    const [only, another] = elements
    if (only && !another) copies.set(JSON.stringify(blocks[index]), only.cloneNode(true) as Element)
  }
  return copies
}

/** The nodes of a stored text, as the page receives them. */
function pairs(stored: unknown, resolved: unknown, found = new Map<string, RichTextNode>()): Map<string, RichTextNode> {
  if (!isRecord(stored) || !isRecord(resolved)) return found
  if ('root' in stored) return pairs(stored.root, resolved.root, found)
  if (typeof resolved.type === 'string') found.set(JSON.stringify(stored), resolved as RichTextNode)
  const inner = toNodes(resolved.children)
  toNodes(stored.children).forEach((child, index) => pairs(child, inner[index], found))
  return found
}

function contentOf(node: RichTextNode): ReactNode {
  return renderNodes([node])
}
