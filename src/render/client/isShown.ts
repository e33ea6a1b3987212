/** Whether the conditions of the elements around it let this visitor see what stands there. What they hide belongs to nothing that is sent. */
export function isShown(node: Element): boolean {
  const around = node.closest('[data-vc]')
  if (!around) return true
  return getComputedStyle(around).display !== 'none' && (!around.parentElement || isShown(around.parentElement))
}
