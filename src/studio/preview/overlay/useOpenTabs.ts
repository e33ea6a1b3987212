import { useEffect } from 'react'

/** As long as a part takes to come to life on a busy machine, and not for ever; in milliseconds. */
const TRY_EVERY = 100
const MOST_TRIES = 50

/**
 * A tab that was pressed opens, though its part may not be awake yet, and stays open when its element is drawn anew in another place:
 * wrapped, moved, brought back.
 */
export function useOpenTabs(): void {
  useEffect(() => {
    /** Ids of tabs, one per list. */
    const opened = new Set<string>()
    /** Tabs that are being opened: a click may change the document itself. */
    const opening = new Set<string>()
    const open = (id: string, tries = MOST_TRIES) => {
      const tab = document.getElementById(id)
      if (tries === 0 || !opened.has(id) || tab?.getAttribute('aria-selected') !== 'false')
        return void opening.delete(id)
      opening.add(id)
      tab.click()
      setTimeout(() => open(id, tries - 1), TRY_EVERY)
    }
    const changes = new MutationObserver(() => {
      for (const id of opened) if (!opening.has(id)) open(id)
    })
    const note = ({ target }: MouseEvent) => {
      const tab = target instanceof Element ? target.closest('[role=tab][id]') : null
      for (const other of tab?.closest('[role=tablist]')?.querySelectorAll('[role=tab]') ?? []) opened.delete(other.id)
      if (!tab) return
      opened.add(tab.id)
      if (!opening.has(tab.id)) requestAnimationFrame(() => open(tab.id))
      changes.observe(document.body, { childList: true, subtree: true })
    }
    document.addEventListener('click', note, true)
    return () => {
      document.removeEventListener('click', note, true)
      changes.disconnect()
    }
  }, [])
}
