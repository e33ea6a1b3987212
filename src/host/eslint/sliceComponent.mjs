/**
 * The server renders a slice's component without a client script, and the preview calls it as a plain function. The
 * component is therefore synchronous, has no hooks, runs on both sides, and spreads `root` on its outermost node, by
 * which the studio finds the element.
 */
export const sliceComponent = {
  meta: {
    type: 'problem',
    docs: { description: 'Components of slices are plain functions that put `root` on their outermost node' },
    schema: [],
    messages: {
      async: 'A slice’s component is synchronous: read documents in `load.ts`, whose answer is the prop `data`.',
      hook: 'A slice’s component has no hooks: put what moves into a `*.client.tsx` beside it, and show it by `<Island>`.',
      client:
        "A slice’s component is rendered on the server: with 'use client' every visitor would load it. Put what moves into a `*.client.tsx` beside it, and show it by `<Island>`.",
      root: 'Put `root` on the outermost node (`<section {...root}>`): without it the element cannot be clicked in the preview, and has no conditions.',
    },
  },
  create(context) {
    let usesRoot = false
    return {
      ExpressionStatement(node) {
        if (node.directive === 'use client') context.report({ node, messageId: 'client' })
      },
      ExportDefaultDeclaration({ declaration }) {
        if (declaration.async) context.report({ node: declaration, messageId: 'async' })
      },
      CallExpression(node) {
        const { callee } = node
        const name = callee.type === 'MemberExpression' ? callee.property.name : callee.name
        if (/^use([A-Z]|$)/.test(name ?? '')) context.report({ node, messageId: 'hook' })
      },
      'JSXSpreadAttribute, JSXExpressionContainer'({ argument, expression }) {
        const value = argument ?? expression
        const name = value.type === 'MemberExpression' ? value.property.name : value.name
        if (name === 'root') usesRoot = true
      },
      'Program:exit'(node) {
        if (!usesRoot) context.report({ node, messageId: 'root' })
      },
    }
  },
}
