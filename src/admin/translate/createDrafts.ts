import { createStore } from 'zustand/vanilla'
import type { AnswerOf } from '../../contract/endpoint'
import type { Sent, SentText, TranslationInfo, writeTranslation } from '../../contract/translation'
import { createId } from '../../tree'
import type { Answer } from '../../studio/api/request'

/** An unsaved text. */
export type Edit = Omit<SentText, 'key'>

export interface DraftState {
  translation: TranslationInfo
  edits: Readonly<Record<string, Edit>>
  /** The texts that others have saved meanwhile; `null` if the text no longer exists. */
  conflicts: Readonly<Record<string, string | null>>
  /** Why a text was refused. It is not sent again until it is changed. */
  refused: Readonly<Record<string, string>>
  isSaving: boolean
  /** Why saving currently fails. It is retried. */
  problem: string | null
}

type Saved = AnswerOf<typeof writeTranslation>

interface Input {
  translation: TranslationInfo
  send: (body: Sent) => Promise<Answer<Saved>>
  /** Unsaved texts of an earlier visit in this browser, and the function that stores them. */
  kept?: Readonly<Record<string, Edit>>
  keep?: (edits: Readonly<Record<string, Edit>>) => void
  quietMs?: number
  retryMs?: number
}

/** The time without input after which texts are saved. */
const QUIET_MS = 800
const RETRY_MS = 3000
const MAX_RETRY_MS = 30_000

export type Drafts = ReturnType<typeof createDrafts>

/**
 * Keeps the edited texts of a translation. They are stored in the browser until the server has saved them. Each is sent
 * with the text that it replaces, so that no edit overwrites another user's.
 */
export function createDrafts({ translation, send, kept = {}, keep, quietMs = QUIET_MS, retryMs = RETRY_MS }: Input) {
  const store = createStore<DraftState>(() => ({
    translation,
    edits: stillMeant(kept, translation),
    conflicts: {},
    refused: {},
    isSaving: false,
    problem: null,
  }))
  let timer: ReturnType<typeof setTimeout> | undefined
  let attempts = 0
  let confirmed: string[] = []
  /** Requested changes besides texts. */
  let wanted = { references: false, missing: false }
  let isOver = false
  store.subscribe(({ edits }, before) => {
    if (edits !== before.edits) keep?.(edits)
  })

  const targetOf = (key: string) => store.getState().translation.units.find((unit) => unit.key === key)?.target
  const later = (ms: number) => {
    clearTimeout(timer)
    if (!isOver) timer = setTimeout(() => void flush(), ms)
  }

  function type(key: string, is: string): void {
    const { edits, refused } = store.getState()
    const was = edits[key]?.was ?? targetOf(key) ?? ''
    store.setState({
      edits: is === was ? without(edits, key) : { ...edits, [key]: { was, is } },
      refused: without(refused, key),
    })
    later(quietMs)
  }

  async function flush(): Promise<void> {
    clearTimeout(timer)
    const { edits, conflicts, refused, isSaving } = store.getState()
    if (isSaving) return
    const due = Object.entries(edits).filter(([key]) => !(key in conflicts) && !(key in refused))
    const texts = due.map(([key, edit]) => ({ key, ...edit }))
    const sent = { confirmed, ...wanted }
    const isNothing = texts.length === 0 && confirmed.length === 0 && !wanted.references && !wanted.missing
    if (isNothing) return
    store.setState({ isSaving: true })
    const answer = await send({ operationId: createId(), texts, ...sent })
    store.setState({ isSaving: false })
    if (!answer.ok) return failed(answer, texts)
    attempts = 0
    confirmed = confirmed.filter((key) => !sent.confirmed.includes(key))
    wanted = { references: false, missing: false }
    const conflicting = Object.fromEntries(answer.data.conflicts.map(({ key, theirs }) => [key, theirs]))
    const now = store.getState()
    const left = Object.entries(now.edits).flatMap(([key, edit]): [string, Edit][] => {
      const sent = texts.find((text) => text.key === key)
      if (!sent || key in conflicting) return [[key, edit]]
      // Edits made during the request are based on the saved text.
      return edit.is === sent.is ? [] : [[key, { was: sent.is, is: edit.is }]]
    })
    store.setState({
      translation: answer.data.translation,
      edits: Object.fromEntries(left),
      conflicts: { ...now.conflicts, ...conflicting },
      problem: null,
    })
    if (left.some(([key]) => !(key in conflicting)) || confirmed.length > 0) later(quietMs)
  }

  function failed(answer: Extract<Answer<Saved>, { ok: false }>, texts: readonly SentText[]): void {
    const named = answer.status === 400 ? keysOf(answer.problems, texts, store.getState().translation) : {}
    if (Object.keys(named).length > 0) {
      store.setState(({ refused }) => ({ refused: { ...refused, ...named } }))
      // The other texts are saved without the refused ones.
      return later(0)
    }
    store.setState({ problem: answer.message })
    if (answer.status === 400 || answer.status === 403) return void (wanted = { references: false, missing: false })
    later(Math.min(retryMs * 2 ** attempts, MAX_RETRY_MS))
    attempts += 1
  }

  return {
    store,
    type,
    flush,
    /** Confirms an unchanged text: it is the same in both languages, or still fits. */
    confirm(key: string) {
      confirmed = [...confirmed, key]
      return flush()
    },
    /** Replaces links and sections by those of the page's language, or adds missing elements. */
    bring(what: 'references' | 'missing') {
      wanted = { ...wanted, [what]: true }
      return flush()
    },
    choose(key: string, side: 'mine' | 'theirs') {
      const { edits, conflicts } = store.getState()
      const [edit, theirs] = [edits[key], conflicts[key]]
      const next =
        edit && side === 'mine' && typeof theirs === 'string'
          ? { ...edits, [key]: { ...edit, was: theirs } }
          : without(edits, key)
      store.setState({ edits: next, conflicts: without(conflicts, key) })
      return flush()
    },
    /** Takes over a translation from another source, such as an import. */
    replace(next: TranslationInfo) {
      store.setState({ translation: next })
    },
    begin() {
      isOver = false
      return flush()
    },
    /** Sends the remaining edits again. Those that fail stay stored in the browser. */
    end() {
      isOver = true
      return flush()
    },
  }
}

/** Returns stored edits of an earlier visit that differ from the current text. */
function stillMeant(kept: Readonly<Record<string, Edit>>, { units }: TranslationInfo): Record<string, Edit> {
  return Object.fromEntries(
    Object.entries(kept).filter(([key, { is }]) => units.some((unit) => unit.key === key && unit.target !== is)),
  )
}

/** Returns the refused texts with messages. The server names them by key, or by element and field. */
function keysOf(
  problems: readonly { path: string | null; message: string }[],
  texts: readonly SentText[],
  { units }: TranslationInfo,
): Record<string, string> {
  const keys = problems.flatMap(({ path, message }) => {
    const named = texts.filter(({ key }) => {
      const unit = units.find((one) => one.key === key)
      const place = unit?.element ? `elements.${unit.element}.${unit.field}` : unit?.field
      return (
        path !== null && (path === key || (place !== undefined && (place === path || place.startsWith(`${path}.`))))
      )
    })
    return named.map(({ key }) => [key, message] as const)
  })
  return Object.fromEntries(keys)
}

function without<Value>(record: Readonly<Record<string, Value>>, key: string): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== key))
}
