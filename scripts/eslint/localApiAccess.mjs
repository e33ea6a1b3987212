const METHODS = new Set([
  'count',
  'countVersions',
  'countGlobalVersions',
  'create',
  'delete',
  'duplicate',
  'find',
  'findByID',
  'findDistinct',
  'findGlobal',
  'findGlobalVersionByID',
  'findGlobalVersions',
  'findVersionByID',
  'findVersions',
  'restoreGlobalVersion',
  'restoreVersion',
  'update',
  'updateGlobal',
])

/**
 * Payload's Local API skips access control by default. Every call must state the access it needs:
 * `overrideAccess: false` with `req` or `user` for a user, `overrideAccess: true` under a comment `// system: why` for
 * the system.
 */
export const localApiAccess = {
  meta: {
    type: 'problem',
    docs: { description: 'Require Local API calls to state their access' },
    schema: [],
    messages: {
      unseen: 'Give payload.{{method}}() its options as an object literal: its access cannot be checked otherwise.',
      missing:
        'payload.{{method}}() skips access control by default: pass `overrideAccess: false` with `req` or `user` for a user, or `overrideAccess: true` under a comment `// system: why`.',
      hidden: 'Write `overrideAccess` of payload.{{method}}() as `true` or `false`, after every spread.',
      anonymous: 'payload.{{method}}() with `overrideAccess: false` needs `req` or `user`, otherwise it has no access.',
      contradiction: 'payload.{{method}}() for a `user` must pass `overrideAccess: false`.',
      unexplained:
        'Say why payload.{{method}}() skips access control: put a comment `// system: why` on the line above.',
    },
  },
  create(context) {
    return {
      CallExpression(node) {
        const method = localApiMethod(node.callee)
        if (!method) return
        const messageId = findProblem({ node, sourceCode: context.sourceCode })
        if (messageId) context.report({ node, messageId, data: { method } })
      },
    }
  },
}

/** Returns the method's name for callees such as `payload.find` or `req.payload.find`. */
function localApiMethod(callee) {
  if (callee.type !== 'MemberExpression' || callee.computed || !METHODS.has(callee.property.name)) return null
  const owner = callee.object.type === 'MemberExpression' ? callee.object.property : callee.object
  return owner.type === 'Identifier' && /payload$/i.test(owner.name) ? callee.property.name : null
}

function findProblem({ node, sourceCode }) {
  const options = node.arguments[0]
  if (options?.type !== 'ObjectExpression') return 'unseen'
  const index = options.properties.findIndex((property) => nameOf(property) === 'overrideAccess')
  if (index === -1) return 'missing'
  const { value } = options.properties[index]
  const isSpreadOver = options.properties.slice(index + 1).some((property) => property.type === 'SpreadElement')
  if (value.type !== 'Literal' || typeof value.value !== 'boolean' || isSpreadOver) return 'hidden'
  const passes = (name) => options.properties.some((property) => nameOf(property) === name)
  if (!value.value) return passes('req') || passes('user') ? null : 'anonymous'
  if (passes('user')) return 'contradiction'
  return isExplained({ node, property: options.properties[index], sourceCode }) ? null : 'unexplained'
}

function nameOf(property) {
  if (property.type !== 'Property' || property.computed) return null
  return property.key.name ?? property.key.value
}

/** The comment may be above the statement, the call or the option, and may span several lines. */
function isExplained({ node, property, sourceCode }) {
  const statement = sourceCode.getAncestors(node).findLast((ancestor) => /Statement$|Declaration$/.test(ancestor.type))
  const lines = [statement, node, property].flatMap((place) => (place ? [place.loc.start.line] : []))
  const comments = new Map(sourceCode.getAllComments().map((comment) => [comment.loc.end.line, comment]))
  return lines.some((line) => {
    for (let comment = comments.get(line - 1); comment; comment = comments.get(comment.loc.start.line - 1)) {
      if (/^\s*system:\s*\S/.test(comment.value)) return true
    }
    return false
  })
}
