import ts from 'typescript'

/**
 * The kinds of faults that `npm run mutate` makes. `at` returns the change of a node, `[start, end, text]`, or `null`
 * if it does not apply; `in` lists the folders or files to search.
 * @typedef {(node: ts.Node) => [start: number, end: number, text: string] | null} At
 * @type {{ kind: string, in: string[], at: At }[]}
 */
export const KINDS = [
  { kind: 'a guard removed', in: ['src/page', 'src/collections/core', 'src/serve', 'src/tree'], at: guard },
  { kind: 'a cache tag not expired', in: ['src/page', 'src/collections/core', 'src/plugin', 'src/serve'], at: tag },
  { kind: 'a lock not checked', in: ['src/page', 'src/collections/core', 'src/studio/model', 'src/tree'], at: lock },
  {
    kind: 'an escaping left out',
    in: ['src/render', 'src/serve', 'src/page', 'src/collections/core', 'src/tree'],
    at: escaping,
  },
  {
    kind: 'a condition reversed',
    in: ['src/page', 'src/serve', 'src/studio', 'src/tree', 'src/render'],
    at: condition,
  },
  {
    kind: 'a merge that drops a side',
    in: ['src/tree/merge', 'src/page/releases/merge.ts', 'src/studio/session/save'],
    at: side,
  },
  { kind: 'a redirect loop allowed', in: ['src/collections/core/redirects/loops.ts'], at: found },
  { kind: 'a role allowed', in: ['src/collections/core/access', 'src/page', 'src/plugin', 'src/serve'], at: role },
  { kind: 'an alt text lost', in: ['src/render', 'src/serve', 'src/slices', 'src/studio/panels/pictures'], at: alt },
  { kind: 'a keyboard shortcut dead', in: ['src/studio/commands'], at: shortcut },
]

const remove = (node) => [node.getStart(), node.end, '']
const becomes = (node, text) => [node.getStart(), node.end, text]
const calleeOf = (node) => (ts.isCallExpression(node) ? node.expression.getText() : '')

function guard(node) {
  if (!ts.isIfStatement(node) || node.elseStatement) return null
  const body = ts.isBlock(node.thenStatement) ? node.thenStatement.statements[0] : node.thenStatement
  const refuses = body && (ts.isThrowStatement(body) || /^(await )?refuse\w*\(/.test(body.getText()))
  return refuses ? remove(node) : null
}

function tag(node) {
  if (!ts.isExpressionStatement(node)) return null
  return /^(await )?(expire\w*|tags\.(push|add))\(/.test(node.getText()) ? remove(node) : null
}

function lock(node) {
  if (ts.isExpressionStatement(node) && /^await (lock\w*\(|execute\([^]*advisory_xact_lock)/.test(node.getText()))
    return remove(node)
  return calleeOf(node) === 'lockedChanges' ? becomes(node, '[]') : null
}

function escaping(node) {
  if (!/(^|\.)(escape\w*|isSafe\w*|encodeURIComponent|sanitize\w*|toXml\w*|quote\w*)$/i.test(calleeOf(node)))
    return null
  const [argument] = node.arguments
  if (!argument) return null
  return becomes(node, /isSafe/.test(calleeOf(node)) ? 'true' : `String(${argument.getText()})`)
}

function condition(node) {
  if (!ts.isIfStatement(node)) return null
  return becomes(node.expression, `!(${node.expression.getText()})`)
}

/** Removes the last spread of a list or an object. */
function side(node) {
  const parts = ts.isArrayLiteralExpression(node)
    ? node.elements
    : ts.isObjectLiteralExpression(node)
      ? node.properties
      : []
  const last = parts.at(-1)
  if (parts.length < 2 || !last || !(ts.isSpreadElement(last) || ts.isSpreadAssignment(last))) return null
  return [parts.at(-2).end, last.end, '']
}

function found(node) {
  return ts.isReturnStatement(node) && node.expression && /`|loop|chain/i.test(node.getText())
    ? becomes(node.expression, 'null')
    : null
}

function role(node) {
  return /^(hasRole|isStaff|isAdministrator|mayUpdate|may[A-Z]\w*)$/.test(calleeOf(node)) ? becomes(node, 'true') : null
}

function alt(node) {
  const isAlt = (ts.isPropertyAssignment(node) || ts.isJsxAttribute(node)) && node.name.getText() === 'alt'
  if (!isAlt || !node.initializer || /^(''|"")$/.test(node.initializer.getText())) return null
  return becomes(node.initializer, ts.isJsxAttribute(node) ? '""' : "''")
}

function shortcut(node) {
  const isList =
    ts.isPropertyAssignment(node) &&
    node.name.getText() === 'shortcuts' &&
    ts.isArrayLiteralExpression(node.initializer)
  return isList ? becomes(node.initializer, '[]') : null
}
