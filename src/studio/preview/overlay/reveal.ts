/** Opens what an element is folded away in: tabs by what controls them, `details` by themselves. */
export function reveal(node: HTMLElement): void {
  for (let around = node.parentElement; around; around = around.parentElement) {
    if (around instanceof HTMLDetailsElement) around.open = true
    else if (around.hidden && around.id !== '')
      document.querySelector<HTMLElement>(`[aria-controls~="${CSS.escape(around.id)}"]`)?.click()
  }
}
