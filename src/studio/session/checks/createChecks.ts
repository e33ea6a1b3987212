import {
  atOnce,
  type CheckedPage,
  type ChosenColor,
  chosenColors,
  type Finding,
  findInSteps,
  keyOfFinding,
  readPageInSteps,
  type Steps,
} from '../../../slices/checks'
import { isEqual } from '../../../tree'
import type { LayoutColors } from '../../../tree/types'
import { addressFindings } from '../../../slices/checks/linkChecks'
import type { SliceInfo, StudioBoot } from '../../model/boot'
import type { ChecksState } from '../../model/checking'
import { type Snapshot, unsaved, type StudioStore } from '../../model'
import { askChecks, missingAddresses } from '../../api/askChecks'
import { inIdleSteps } from '../../dom/inIdleSteps'
import { readPreview } from '../../dom/shownPage'
import type { Slice } from '../editorStore'
import { isUnchanged } from './isUnchanged'
import { ownChecks } from './ownChecks'

/** Looks over the page while it is edited, and before it is published. */
export interface Checks {
  store: Slice<ChecksState>
  /** Keeps the findings up to date with the page. Returns its stop. */
  follow: () => () => void
  /** Everything, now. */
  run: () => Promise<readonly Finding[]>
  /** Accepts these hints: they are not shown before publishing again in this window. */
  accept: (findings: readonly Finding[]) => void
  /**
   * Returns whether a finding needs no confirmation before publishing: it was accepted, or is already published. Never
   * true for errors.
   */
  isKnown: (finding: Finding) => boolean
}

interface Input {
  boot: StudioBoot
  store: StudioStore
  state: Slice<ChecksState>
  /**
   * Returns whether the findings are visible. Only then the server, which reads the whole page, is called after each
   * pause.
   */
  isRead: () => boolean
  /** Whether visitors have the page as it was saved last. */
  isPublished: () => boolean
  /** Those of the page's layout. */
  colors: () => LayoutColors | null
  slice: (name: string) => SliceInfo | undefined
}

/** The idle time before a check runs, in milliseconds; longer than the time between two keys or commands. */
const QUIET_MS = 1500

export function createChecks({ boot, store, state, isRead, isPublished, colors, slice }: Input): Checks {
  /** The last findings of the server and of the link check. */
  let reported: readonly Finding[] = []
  /** The page that they apply to. */
  let toldOf: Snapshot = store.getState()
  let running: Promise<readonly Finding[]> | undefined
  let turns = 0
  const addresses = new Map<string, boolean>()

  // A page of thousands of elements takes longer than a key may wait: each `yield` is a place where the browser may turn to one.
  function* read(): Steps<CheckedPage> {
    const { page, tree } = store.getState()
    const plain = yield* readPageInSteps({ page, tree, slice, languages: boot.languages, colors: colors() })
    const chosen = yield* chosenIn(plain)
    const shown = new Set(plain.rows.map(({ id }) => id))
    return { ...plain, shown: yield* readPreview({ isShown: (id) => shown.has(id), chosen }) }
  }
  function* find(page: CheckedPage): Steps<readonly Finding[]> {
    const plain = yield* findInSteps(page, ownChecks())
    const index = new Map(page.rows.map(({ id }, position) => [id, position]))
    const known = new Set(reported.length === 0 ? [] : plain.map(keyOfFinding))
    // Drop findings about values that have changed since.
    const others = reported.filter(
      (found) =>
        !known.has(keyOfFinding(found)) &&
        ((found.element === null && found.field === null) ||
          isUnchanged({ finding: found, one: store.getState(), other: toldOf, slice })) &&
        (found.element === null || index.has(found.element)),
    )
    const place = ({ element }: Finding) => (element === null ? -1 : (index.get(element) ?? 0))
    return [...plain, ...others].sort(
      (one, other) => Number(other.level === 'error') - Number(one.level === 'error') || place(one) - place(other),
    )
  }
  const show = (findings: readonly Finding[], phase: ChecksState['phase']): readonly Finding[] => {
    const now = state.getState()
    // All subscribers are notified of a change, so skip equal findings.
    if (phase !== now.phase || !isEqual(findings, now.findings))
      state.setState({ findings, errors: findings.filter(({ level }) => level === 'error').length, phase })
    return findings
  }
  const askAll = async (): Promise<readonly Finding[]> => {
    const turn = ++turns
    const now = store.getState()
    const page = atOnce(read())
    show(atOnce(find(page)), 'asking')
    const [server, missing] = await Promise.all([
      askChecks({ boot, rev: now.rev, change: unsaved(now) }),
      missingAddresses({ links: page.links, boot, page: now.page, known: addresses }),
    ])
    // A newer run with the current page has started: its result replaces this one.
    if (turn !== turns && running) return running
    toldOf = now
    reported = [...(server ?? []), ...addressFindings(missing, server ?? [])]
    return show(atOnce(find(atOnce(read()))), server ? 'done' : 'partly')
  }
  /** `isAnew`: the link check runs again for all addresses. */
  const run = (isAnew: boolean) => {
    if (isAnew) addresses.clear()
    running = askAll()
    return running
  }
  /** Returns whether the finding is about published values, which were confirmed earlier. */
  const isOld = (finding: Finding): boolean => {
    const now = store.getState()
    return isPublished() && isUnchanged({ finding, one: now, other: now.saved, slice })
  }
  return {
    store: state,
    run: () => run(true),
    accept: (findings) =>
      state.setState(({ accepted }) => ({ accepted: new Set([...accepted, ...findings.map(keyOfFinding)]) })),
    isKnown: (finding) =>
      finding.level === 'hint' && (isOld(finding) || state.getState().accepted.has(keyOfFinding(finding))),
    follow: () => {
      let timer: ReturnType<typeof setTimeout>
      let stopWaiting = (): void => undefined
      function* look(): Steps<void> {
        if (isRead()) return void run(false)
        const findings = yield* find(yield* read())
        show(findings, state.getState().phase)
      }
      const stop = store.subscribe((now, before) => {
        if (now.page === before.page && now.tree === before.tree && now.rev === before.rev) return
        clearTimeout(timer)
        stopWaiting()
        timer = setTimeout(() => (stopWaiting = inIdleSteps(look())), QUIET_MS)
      })
      stopWaiting = inIdleSteps(look())
      return () => {
        clearTimeout(timer)
        stopWaiting()
        stop()
      }
    },
  }
}

/** The colours chosen by editors, by element. */
function* chosenIn({ rows, slice }: CheckedPage): Steps<Map<string, ChosenColor[]>> {
  const chosen = new Map<string, ChosenColor[]>()
  for (const row of rows) {
    yield
    const colors = chosenColors(row, slice(row.blockType))
    if (colors.length > 0) chosen.set(row.id, colors)
  }
  return chosen
}
