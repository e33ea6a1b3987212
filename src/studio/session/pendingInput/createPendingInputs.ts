import type { Tree } from '../../../tree/types'
import { isDirty } from '../../model'
import type { InputPlace, InputState, PendingText } from '../../model/pendingInput'
import type { EditorState, Slice } from '../editorStore'

/** An input that is on the screen. */
interface Mounted {
  /** Commits a value that the input keeps until blur. */
  commit: () => void
  /** Shows a restored text. */
  show: (text: Pick<PendingText, 'text' | 'problem'>) => void
  /** Returns the page's current value. */
  stored: () => string
}

/** Texts that the page has not accepted. They outlive their inputs, so that no text is dropped without confirmation. */
export interface PendingInputs {
  store: Slice<InputState>
  keep: (key: string, text: PendingText) => void
  drop: (key: string) => void
  /** Returns the function to call on unmount. */
  mount: (key: string, input: Mounted) => () => void
  isMounted: (key: string) => boolean
  /** Commits values that inputs keep until blur, so that a save includes all visible texts. */
  commit: () => void
  /** Restores the texts of another window into their inputs. Returns those whose inputs have a newer text. */
  bringBack: (texts: readonly (readonly [string, PendingText])[]) => (readonly [string, PendingText])[]
  tell: (notice: InputState['notice']) => void
}

export function createPendingInputs({ store }: { store: Slice<InputState> }): PendingInputs {
  const mounted = new Map<string, Set<Mounted>>()
  const change = (work: (texts: Map<string, PendingText>) => void) => {
    const texts = new Map(store.getState().texts)
    work(texts)
    const isAnyWrong = [...texts.values()].some(({ problem }) => problem !== null)
    const { notice: notice } = store.getState()
    const isSettled = texts.size === 0 || (notice === 'refused' && !isAnyWrong)
    store.setState({ texts, notice: isSettled ? null : notice })
  }
  return {
    store,
    keep: (key, text) => change((texts) => texts.set(key, text)),
    drop: (key) => {
      if (store.getState().texts.has(key)) change((texts) => texts.delete(key))
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
      const isFree = ([key, { text, stored }]: readonly [string, PendingText]) => {
        const own = store.getState().texts.get(key)
        const isSame = [...(mounted.get(key) ?? [])].every((input) => stored === null || input.stored() === stored)
        return own ? own.text === text : isSame
      }
      const free = texts.filter(isFree)
      change((all) => {
        for (const [key, text] of free) all.set(key, { ...text, stored: null })
      })
      for (const [key, text] of free) for (const { show } of mounted.get(key) ?? []) show(text)
      return texts.filter((text) => !free.includes(text))
    },
    tell: (notice) => store.setState({ notice: notice }),
  }
}

export function keyOfInput({ place, id }: { place: InputPlace; id: string }): string {
  return JSON.stringify([place.element, place.tab, place.breakpoint ?? null, id])
}

interface Where {
  texts: InputState['texts']
  tree: Tree
}

/**
 * Returns the texts that are not on the page. Those of deleted elements are left out, unless the element is restored.
 */
export function livingTexts({ texts, tree }: Where): [string, PendingText][] {
  return [...texts].filter(([, { place }]) => place.element === null || Object.hasOwn(tree.rows, place.element))
}

/** Those of them that the page refuses. */
export function refusedTexts(where: Where): [string, PendingText][] {
  return livingTexts(where).filter(([, { problem }]) => problem !== null)
}

/** Whether leaving would leave something behind: changes of the page, or texts that are not on it. */
export function hasUnsaved({ page, input }: Pick<EditorState, 'page' | 'input'>): boolean {
  return isDirty(page) || livingTexts({ texts: input.texts, tree: page.tree }).length > 0
}
