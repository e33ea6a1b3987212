/**
 * Leaves out Payload's `body:has(.drag-overlay) *`. It sets a cursor, and for it a browser styles the whole window anew whenever a node
 * comes or goes anywhere in it: in the studio that is 10 to 15 ms of every change.
 */
module.exports = () => ({
  postcssPlugin: 'without-body-has',
  Rule(rule) {
    if (rule.selector === 'body:has(.drag-overlay) *') rule.selector = '.drag-overlay *'
  },
})
module.exports.postcss = true
