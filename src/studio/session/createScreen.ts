import { createStore, type StoreApi } from 'zustand/vanilla'
import type { StudioState, StudioStore } from '../model'

/** What the studio's own window shows of the page. It never changes anything: edits and commands work with the store. */
export interface Screen extends Pick<StoreApi<StudioState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Shows what waits for the preview: it has drawn the change. */
  show: () => void
}

/** How long the window waits for a preview that does not answer, in milliseconds. */
const AT_MOST_MS = 100

/**
 * The store's state for the studio's window. The window and the preview in it share one thread of the browser, so after a change of
 * the structure, which makes both of them draw much, the preview goes first: the window follows when that one has drawn it. Everything
 * else, typing above all, is shown at once, and with it everything that waits.
 */
export function createScreen({ store }: { store: Pick<StudioStore, 'getState' | 'subscribe'> }): Screen {
  const screen = createStore<StudioState>()(() => store.getState())
  let waiting: ReturnType<typeof setTimeout> | undefined
  const show = () => {
    clearTimeout(waiting)
    waiting = undefined
    screen.setState(store.getState(), true)
  }
  store.subscribe((now, before) => {
    if (now.tree.children === before.tree.children) return show()
    waiting ??= setTimeout(show, AT_MOST_MS)
  })
  return { ...screen, show }
}
