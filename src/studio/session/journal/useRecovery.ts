import { toast } from '@payloadcms/ui'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { conflictKey, createId, isEqual, mergePages, type Sides } from '../../../tree'
import type { Conflicts } from '../../model'
import { refusedTexts } from '../pendingInput/createPendingInputs'
import { pageKey } from '../../api/pagePlace'
import { decide, type Choice } from '../save/decide'
import { useEditor, useSession } from '../session'
import { createJournal } from './createJournal'
import type { StudioBoot } from '../../model/boot'
import type { PeopleState } from '../../model/collaboration'
import { recoverySides, type KeptEntry } from '../../model/unsaved'

const STAYS =
  'Some texts have no place any more, or something else has been written there since. They stay in the notice until you throw them away.'

interface Recovery {
  /** Unsaved changes of windows that closed or crashed. */
  found: readonly KeptEntry[]
  /** Why unsaved changes cannot be kept. */
  problem: string | null
  /** An entry that is brought back and meets other changes: to be decided. */
  conflicts: Conflicts | null
  bringBack: (entry: KeptEntry) => Promise<void>
  throwAway: (entry: KeptEntry) => Promise<void>
  decideOn: (choose: (key: string) => Choice) => void
  decideLater: () => void
}

/** Writes unsaved changes to the journal, and finds those that other windows of this page left. */
export function useRecovery(): Recovery {
  const { boot, input, people, save, store } = useSession()
  const user = useEditor(({ save }) => save.user)
  const [windowId] = useState(createId)
  const [found, setFound] = useState<readonly KeptEntry[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const [open, setOpen] = useState<{ entry: KeptEntry; conflicts: Conflicts } | null>(null)
  const journal = useMemo(
    () =>
      createJournal({
        store,
        input: input.store,
        acting: save.store,
        pageKey: pageKey(boot),
        windowId,
        broughtFrom: leftKeyOf(boot, people.getState()),
        // Outside is where the page is when a release is gone.
        isOver: (release) => boot.release === null && !boot.releases.some(({ id }) => id === release),
      }),
    [boot, input, people, save, store, windowId],
  )

  useEffect(() => {
    if (!boot.canEdit) return
    const release = holdWindow(windowId)
    const stop = journal.start(setProblem)
    return () => {
      stop()
      release()
    }
  }, [boot.canEdit, journal, windowId])

  useEffect(() => {
    if (!boot.canEdit) return
    const stops: (() => void)[] = []
    let isGone = false
    const offer = async (key: string) => {
      const entry = await journal.read(key)
      if (isGone || !entry) return
      // It may have been saved after all.
      if (!entry.texts && !isNews(recoverySides(entry, store.getState()))) return journal.forget(key)
      setFound((others) => [...others.filter((other) => other.key !== key), entry])
    }
    journal.readOthers().then(
      (entries) => {
        if (isGone) return
        stops.push(...entries.map(({ key, window }) => whenWindowIsGone(window, () => void offer(key))))
      },
      () => undefined,
    )
    return () => {
      isGone = true
      for (const stop of stops) stop()
      setFound([])
    }
  }, [boot.canEdit, journal, store, user])

  const settle = useCallback(
    async (entry: KeptEntry, left: NonNullable<KeptEntry['texts']>) => {
      // Remove the old entry only after this window's own entry is written.
      await journal.write()
      const others = (entries: readonly KeptEntry[]) => entries.filter(({ key }) => key !== entry.key)
      if (Object.keys(left).length === 0) {
        await journal.forget(entry.key)
        return setFound(others)
      }
      const rest = await journal.keepTexts(entry, left)
      setFound((entries) => [...others(entries), rest])
      toast.info(STAYS)
    },
    [journal],
  )
  const apply = (entry: KeptEntry, choose: (key: string) => Choice) => {
    const sides = recoverySides(entry, store.getState())
    decide({ store, sides, settles: false, choose: (conflict) => choose(conflictKey(conflict)) })
    const { tree } = store.getState()
    const texts = Object.entries(entry.texts ?? {})
    const gone = texts.filter(([, { place }]) => place.element !== null && !Object.hasOwn(tree.rows, place.element))
    const taken = input.bringBack(texts.filter((text) => !gone.includes(text)))
    if (refusedTexts({ texts: input.store.getState().texts, tree }).length > 0) input.tell('left-out')
    return settle(entry, Object.fromEntries([...gone, ...taken]))
  }

  return {
    found,
    problem,
    conflicts: open?.conflicts ?? null,
    bringBack: async (entry) => {
      const current = await journal.read(entry.key)
      if (!current) return setFound((entries) => entries.filter((other) => other.key !== entry.key))
      const sides = recoverySides(current, store.getState())
      const { conflicts } = mergePages(sides)
      if (conflicts.length > 0) setOpen({ entry: current, conflicts: { sides, conflicts } })
      else await apply(current, () => 'mine')
    },
    throwAway: async ({ key }) => {
      await journal.forget(key)
      setFound((entries) => entries.filter((entry) => entry.key !== key))
    },
    decideOn: (choose) => {
      if (open) void apply(open.entry, choose)
      setOpen(null)
    },
    decideLater: () => setOpen(null),
  }
}

/** Returns the key of the entry that this window wrote in the release that has ended. */
function leftKeyOf({ pageId, release }: StudioBoot, { broughtFrom }: PeopleState): string | null {
  return broughtFrom && release === null ? pageKey({ pageId, release: broughtFrom.release }) : null
}

function isNews(sides: Sides): boolean {
  const { content, conflicts } = mergePages(sides)
  return conflicts.length > 0 || !isEqual(content, sides.theirs)
}

const nameOf = (window: string) => `voix-window-${window}`

/** Shows other windows that this one is open, until it is stopped, closed or killed. */
function holdWindow(window: string): () => void {
  if (!hasLocks()) return () => undefined
  let release: () => void = () => undefined
  const closed = new Promise<void>((resolve) => {
    release = resolve
  })
  void navigator.locks.request(nameOf(window), () => closed)
  return release
}

/** Calls back as soon as a window is closed, at once if it is. Returns its stop. */
function whenWindowIsGone(window: string, then: () => void): () => void {
  const controller = new AbortController()
  // Without locks (a page without https) open windows cannot be detected. Offering their entries too loses nothing.
  if (!hasLocks()) queueMicrotask(then)
  else {
    navigator.locks
      .request(nameOf(window), { signal: controller.signal }, () => then())
      .catch((error: unknown) => {
        if (!controller.signal.aborted) throw error
      })
  }
  return () => controller.abort()
}

function hasLocks(): boolean {
  return typeof navigator !== 'undefined' && 'locks' in navigator
}
