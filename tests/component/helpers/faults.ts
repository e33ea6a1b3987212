import axe from 'axe-core'

/** Returns the faults that axe finds in a part of the window. Colors are not checked without a browser. */
export async function faultsIn(node: Element | null): Promise<string[]> {
  if (!node) throw new Error('It is not on the screen.')
  const { violations } = await axe.run(node as HTMLElement, { rules: { 'color-contrast': { enabled: false } } })
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}
