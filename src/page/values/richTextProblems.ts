import { isDeeperThan, isRecord, MAX_VALUE_DEPTH } from '../../tree'
import { DEPTH_RULE, type ValueProblem } from './problems'

/** Returns the problems of rich text: an editor state is a tree of nodes, each with a type and a list of children. */
export function richTextProblems(value: unknown, path: ValueProblem['path']): ValueProblem[] {
  const state = typeof value === 'string' ? parsed(value) : value
  const root = isRecord(state) ? state.root : undefined
  if (!isRecord(root) || !Array.isArray(root.children)) {
    return [{ path, rule: 'This must be formatted text: { root: { children: [...] } }.' }]
  }
  if (isDeeperThan(state, MAX_VALUE_DEPTH)) return [{ path, rule: DEPTH_RULE }]
  if (root.children.every(isNode)) return []
  return [{ path, rule: 'Each node of formatted text must be an object with a type, its children a list of nodes.' }]
}

function isNode(node: unknown): boolean {
  if (!isRecord(node) || typeof node.type !== 'string') return false
  const { children } = node
  return children === undefined || children === null || (Array.isArray(children) && children.every(isNode))
}

/** Payload accepts rich text as a JSON string, too. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
