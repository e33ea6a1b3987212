import { arrowStep } from '../../../components/readingDirection'
import { nextTab } from './nextTab'

/** Adds the behaviour of the ARIA tabs pattern to the rendered tabs: click, arrow keys, Home and End. */
export default function switchTabs(island: HTMLElement): (() => void) | void {
  const node = island.querySelector<HTMLElement>('[data-tabs]')
  if (!node) return
  const own = (event: Event) => {
    const tab = event.target instanceof Element ? event.target.closest<HTMLElement>('[role="tab"]') : null
    return tab?.closest('[data-tabs]') === node ? tab : null
  }
  const onClick = (event: MouseEvent) => {
    const tab = own(event)
    if (tab) select({ node, tab })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const tab = own(event)
    const list = tabsOf(node)
    const { key } = event
    const at = { index: tab ? list.indexOf(tab) : -1, count: list.length }
    const index = tab ? nextTab({ key, step: arrowStep({ key, node }), ...at }) : null
    const next = index === null ? undefined : list[index]
    if (!next) return
    event.preventDefault()
    select({ node, tab: next })
    next.focus()
  }
  node.addEventListener('click', onClick)
  node.addEventListener('keydown', onKeyDown)
  return () => {
    node.removeEventListener('click', onClick)
    node.removeEventListener('keydown', onKeyDown)
  }
}

/** Returns the tabs of this element, without those nested in its panels. */
function tabsOf(node: HTMLElement): HTMLElement[] {
  return [...node.querySelectorAll<HTMLElement>('[role="tab"]')].filter((tab) => tab.closest('[data-tabs]') === node)
}

function select({ node, tab }: { node: HTMLElement; tab: HTMLElement }): void {
  for (const other of tabsOf(node)) {
    const isSelected = other === tab
    other.setAttribute('aria-selected', String(isSelected))
    other.tabIndex = isSelected ? 0 : -1
    const panel = document.getElementById(other.getAttribute('aria-controls') ?? '')
    if (panel) panel.hidden = !isSelected
  }
}
