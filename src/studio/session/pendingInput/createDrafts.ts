import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Tree } from '../../../tree/types'
import type { Draft, DraftPlace } from '../../model/pendingInput'

export interface DraftsState {
  drafts: ReadonlyMap<string, Draft>
  /** A save has met texts that cannot be taken: whether it was refused, or went without them. `null`: none has. */
  told: 'refused' | 'left-out' | null
}

/** An input that is on the screen. */
interface Mounted {
  /** Takes what it holds back until it is left. */
  commit: () => void
  /** Shows a text that is brought back. */
  show: (text: Pick<Draft, 'text' | 'problem'>) => void
  /** What the page has by now. */
  stored: () => string
}

/** Texts that the page has not taken. They outlive their inputs: nothing that somebody wrote is dropped unasked. */
export interface Drafts {
  store: StoreApi<DraftsState>
  keep: (key: string, draft: Draft) => void
  drop: (key: string) => void
  /** Answers what to call when the input goes. */
  mount: (key: string, input: Mounted) => () => void
  isMounted: (key: string) => boolean
  /** Takes what inputs hold back: a save must not miss what stands on the screen. */
  commit: () => void
  /**
   * Puts texts that a window left behind back into their inputs, at once or when those are shown. Answers the ones that stay behind:
   * something else has been written there since.
   */
  bringBack: (drafts: readonly (readonly [string, Draft])[]) => (readonly [string, Draft])[]
  tell: (told: DraftsState['told']) => void
}

export function createDrafts(): Drafts {
  const store = createStore<DraftsState>(() => ({ drafts: new Map(), told: null }))
  const mounted = new Map<string, Set<Mounted>>()
  const change = (work: (drafts: Map<string, Draft>) => void) => {
    const drafts = new Map(store.getState().drafts)
    work(drafts)
    const isAnyWrong = [...drafts.values()].some(({ problem }) => problem !== null)
    const { told } = store.getState()
    const isSettled = drafts.size === 0 || (told === 'refused' && !isAnyWrong)
    store.setState({ drafts, told: isSettled ? null : told })
  }
  return {
    store,
    keep: (key, draft) => change((drafts) => drafts.set(key, draft)),
    drop: (key) => {
      if (store.getState().drafts.has(key)) change((drafts) => drafts.delete(key))
    },
    mount: (key, input) => {
      const inputs = mounted.get(key) ?? new Set()
      mounted.set(key, inputs.add(input))
      return () => {
        inputs.delete(input)
        if (inputs.size === 0) mounted.delete(key)
      }
    },
    isMounted: (key) => mounted.has(key),
    commit: () => {
      for (const { commit } of [...mounted.values()].flatMap((inputs) => [...inputs])) commit()
    },
    bringBack: (texts) => {
      const isFree = ([key, { text, stored }]: readonly [string, Draft]) => {
        const own = store.getState().drafts.get(key)
        const isSame = [...(mounted.get(key) ?? [])].every((input) => stored === null || input.stored() === stored)
        return own ? own.text === text : isSame
      }
      const free = texts.filter(isFree)
      change((drafts) => {
        for (const [key, draft] of free) drafts.set(key, { ...draft, stored: null })
      })
      for (const [key, draft] of free) for (const { show } of mounted.get(key) ?? []) show(draft)
      return texts.filter((text) => !free.includes(text))
    },
    tell: (told) => store.setState({ told }),
  }
}

export function keyOfDraft({ place, id }: { place: DraftPlace; id: string }): string {
  return JSON.stringify([place.element, place.tab, place.breakpoint ?? null, id])
}

interface Where {
  drafts: DraftsState['drafts']
  tree: Tree
}

/** The texts that are not on the page. Those of elements that are gone count no longer, unless the element comes back. */
export function livingDrafts({ drafts, tree }: Where): [string, Draft][] {
  return [...drafts].filter(([, { place }]) => place.element === null || Object.hasOwn(tree.rows, place.element))
}

/** Those of them that the page refuses. */
export function refusedDrafts(where: Where): [string, Draft][] {
  return livingDrafts(where).filter(([, { problem }]) => problem !== null)
}
