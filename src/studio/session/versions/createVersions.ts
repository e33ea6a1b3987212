import { toast } from '@payloadcms/ui'
import type { AnswerOf } from '../../../contract/endpoint'
import * as contract from '../../../contract/versions'
import type { Version, VersionContent } from '../../../contract/versions'
import { toRows } from '../../../tree'
import type { TreeRules } from '../../../tree/types'
import { createStudioStore, isDirty, type StudioStore } from '../../model'
import type { SliceInfo, StudioBoot } from '../../model/boot'
import { NO_VERSIONS, type EditorState, type Slice } from '../editorStore'
import { createRestore } from './restore'
import { versionCopy } from './versionCopy'
import type { CompareWith, VersionsState, ShownVersion } from '../../model/versions'
import { call } from '../../api/call'
import type { Answer } from '../../api/request'

export interface Versions {
  store: Slice<VersionsState>
  open: () => void
  /** Back to the working copy, and to the inspector. */
  close: () => void
  /** Shows a version; `null` shows the working copy. */
  select: (rev: number | null) => Promise<void>
  more: () => Promise<void>
  compareWith: (compareWith: CompareWith) => void
  /** Marks an element in the frame, where the version has it. */
  highlight: (id: string) => void
  /** Restores the shown version into the working copy, in one step. Asks first if there are unsaved changes. */
  restore: (to?: { isSure: boolean }) => void
  /** One element becomes as it is in the version, or as it was in the one before. */
  restoreElement: (to: { id: string; from: 'this' | 'previous' }) => void
  name: (to: { rev: number; label: string | null }) => Promise<boolean>
}

interface Input {
  page: StudioStore
  store: Slice<VersionsState>
  boot: Pick<StudioBoot, 'apiRoute' | 'pageId' | 'canEdit'>
  rules: (layout: string) => TreeRules
  slice: (name: string) => SliceInfo | undefined
}

/** The versions of the open page: the list, the shown one, and restores from it. */
export function createVersions({ page, store, boot, rules, slice }: Input): Versions {
  const reader = createVersionReader(boot)
  const restore = createRestore({ page, canEdit: boot.canEdit, slice })
  const { getState, setState } = store

  const refresh = async () => {
    const answer = await reader.list(null)
    if (!getState().isOpen) return
    if (!answer.ok) return setState({ phase: 'failed', problem: answer.message })
    setState({ list: answer.data.revisions, next: answer.data.next, phase: 'ready', problem: null })
  }
  page.subscribe((now, before) => {
    if (now.rev !== before.rev && getState().isOpen) void refresh()
  })

  const select = async (rev: number | null) => {
    setState(rev === null ? { selected: null, shown: null, isAsking: false } : { selected: rev, isAsking: false })
    if (rev === null) return
    const earlier = getState().list.find((each) => each.rev === rev)?.before ?? null
    const [answer, before] = await Promise.all([reader.content(rev), earlier === null ? null : reader.content(earlier)])
    if (getState().selected !== rev) return
    if (!answer.ok) {
      toast.error(`This version cannot be shown. ${answer.message}`)
      return setState({ selected: null, shown: null })
    }
    const previous = before?.ok === true ? before.data : null
    setState({ shown: { content: answer.data, previous, frame: frameOf({ page, content: answer.data, rules }) } })
  }

  const control: Versions = {
    store,
    open: () => {
      setState({ ...NO_VERSIONS, isOpen: true })
      void refresh()
    },
    close: () => setState(NO_VERSIONS),
    select,
    more: async () => {
      const { next } = getState()
      if (next === null) return
      const answer = await reader.list(next)
      if (getState().next !== next) return
      if (!answer.ok) return void toast.error(answer.message)
      setState(({ list }) => ({ list: [...list, ...answer.data.revisions], next: answer.data.next }))
    },
    compareWith: (compareWith) => setState({ compareWith }),
    highlight: (id) => void getState().shown?.frame.dispatch({ type: 'selectElements', ids: [id] }),
    restore: ({ isSure } = { isSure: false }) => {
      const { shown } = getState()
      if (!shown) return
      if (!isSure && isDirty(page.getState())) return setState({ isAsking: true })
      setState({ isAsking: false })
      if (restore.page(shown.content)) control.close()
    },
    restoreElement: ({ id, from }) => {
      const source = sourceOf({ shown: getState().shown, from })
      if (source) restore.element({ content: source, id })
    },
    name: async ({ rev, label }) => {
      const answer = await reader.name({ rev, label })
      if (!answer.ok) toast.error(answer.message)
      else await refresh()
      return answer.ok
    },
  }
  return control
}

function sourceOf({ shown, from }: { shown: ShownVersion | null; from: 'this' | 'previous' }): VersionContent | null {
  if (!shown) return null
  return from === 'this' ? shown.content : shown.previous
}

function frameOf({
  page,
  content,
  rules,
}: Pick<Input, 'rules'> & { page: StudioStore; content: VersionContent }): StudioStore {
  const { session, rev, ...current } = page.getState()
  const copy = versionCopy({ current, page: content.page, rows: content.rows })
  return createStudioStore({ page: copy.page, rows: toRows(copy.tree), rev, session, rules })
}

/** Returns the shown version; `null` for the working copy. */
export function selectedVersion({ versions: { list, selected } }: Pick<EditorState, 'versions'>): Version | null {
  return list.find(({ rev }) => rev === selected) ?? null
}

interface VersionReader {
  list: (before: number | null) => Promise<Answer<AnswerOf<typeof contract.listRevisions>>>
  content: (rev: number) => Promise<Answer<VersionContent>>
  name: (to: { rev: number; label: string | null }) => Promise<Answer<AnswerOf<typeof contract.nameRevision>>>
}

/** Reads revisions from the server. A revision never changes, so it is requested once. */
function createVersionReader({ apiRoute, pageId: id }: Input['boot']): VersionReader {
  const known = new Map<number, Promise<Answer<VersionContent>>>()
  return {
    list: (before) =>
      call(apiRoute, contract.listRevisions, { params: { id }, query: before === null ? {} : { before } }),
    content: (rev) => {
      const reading =
        known.get(rev) ??
        call(apiRoute, contract.readRevision, { params: { id, rev } }).then((answer) => {
          if (!answer.ok) known.delete(rev)
          return answer
        })
      known.set(rev, reading)
      return reading
    },
    name: ({ rev, label }) => call(apiRoute, contract.nameRevision, { params: { id, rev }, body: { label } }),
  }
}
