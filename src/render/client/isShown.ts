/**
 * Whether the conditions of the surrounding elements show a node to this visitor. Hidden content is not part of
 * anything that is sent.
 */
export function isShown(node: Element): boolean {
  const around = node.closest('[data-vc]')
  if (!around) return true
  return getComputedStyle(around).display !== 'none' && (!around.parentElement || isShown(around.parentElement))
}
