const KEYS = new Set(['enter', 'escape'])

/**
 * An input method handles Enter and Escape while it composes a word.
 * Listeners compare `pressedKey(event)`, which is empty then, and not `event.key`.
 */
export const pressedKey = {
  meta: {
    type: 'problem',
    docs: { description: 'Require pressedKey() where Enter and Escape are compared' },
    schema: [],
    messages: {
      bare: 'Compare `pressedKey(event)` with "{{key}}": while a word is composed, the key belongs to the input method.',
    },
  },
  create(context) {
    const check = (node, key, compared) => {
      if (isKeyName(key) && isKeyOfEvent(compared))
        context.report({ node, messageId: 'bare', data: { key: key.value } })
    }
    return {
      BinaryExpression(node) {
        if (!/^[!=]==?$/.test(node.operator)) return
        check(node, node.right, node.left)
        check(node, node.left, node.right)
      },
      SwitchStatement({ cases, discriminant }) {
        for (const { test } of cases) if (test) check(test, test, discriminant)
      },
      CallExpression(node) {
        const { callee } = node
        if (callee.type !== 'MemberExpression' || callee.property.name !== 'includes') return
        const { elements = [] } = callee.object
        for (const element of elements) if (element) check(node, element, node.arguments[0])
      },
    }
  },
}

function isKeyName(node) {
  return node?.type === 'Literal' && typeof node.value === 'string' && KEYS.has(node.value.toLowerCase())
}

/** Matches `event.key`, a destructured `key`, and either in lower case. */
function isKeyOfEvent(node) {
  switch (node?.type) {
    case 'Identifier':
      return node.name === 'key'
    case 'MemberExpression':
      return !node.computed && (node.property.name === 'key' || node.property.name === 'code')
    case 'ChainExpression':
      return isKeyOfEvent(node.expression)
    case 'CallExpression':
      return node.callee.type === 'MemberExpression' && isKeyOfEvent(node.callee.object)
    default:
      return false
  }
}
