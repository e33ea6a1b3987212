import type { PageView, SliceImports } from '../../render/types'
import { elementName, toTree } from '../../tree'
import type { Tree, TreeRules } from '../../tree/types'
import { createResolver, type Resolver } from '../api/createResolver'
import { createFrameUi, type FrameSession } from './frameSession'
import { createOutbox, type Outbox } from './createOutbox'
import { createFrameStore, type FrameStore } from './frameStore'
import { hostComponents, sliceLoader } from './hostComponents'
import type { SliceInfo } from '../model/boot'
import type { OwnValues } from '../sync/ownValues'

interface Input extends Omit<PreviewFrameProps, 'view' | 'slicesVersion'> {
  view: PageView
  slices: readonly SliceInfo[]
}

export interface Frame {
  /** The elements that it was made with. */
  tree: Tree
  store: FrameStore
  resolver: Resolver
  session: FrameSession
  outbox: Outbox
}

/** Creates the frame's store, session and resolver. */
export function createFrame({ view, slices, imports, apiRoute, access, release, isWithin = false }: Input): Frame {
  const byName = new Map(slices.map((slice) => [slice.name, slice]))
  const slice = (name: string) => byName.get(name)
  const rules: TreeRules = { layout: view.context.layout, slice: (name) => byName.get(name)?.rules }
  const components = hostComponents({ imports, onReadsChildren: (id) => store.readsChildren(id) })
  const resolver = createResolver({
    view,
    tree: () => store.tree(),
    apiRoute,
    release,
    isShown: (id) => id in store.scope().resolution,
    onResolved: (resolution) => store.addResolution(resolution),
  })
  const tree = toTree(view.rows)
  const store: FrameStore = createFrameStore({
    view,
    page: { ...view.page, tags: [...view.page.tags], fields: [] },
    tree,
    components,
    isLoaded: (blockType) => sliceLoader(imports).loaded(blockType) !== undefined,
    rules,
    slice,
    onStale: (row, isNew) => resolver.ask(row, isNew),
  })
  const outbox = createOutbox({ isExpected: () => window.frameElement !== null })
  const ui = createFrameUi()
  const session: FrameSession = {
    isWithin,
    store,
    ui,
    rules,
    slices,
    slice,
    nameOf: (row) => elementName(row, slice),
    get canEdit() {
      const { isReadOnly, reviewMode } = ui.getState()
      return access !== 'review' && !isReadOnly && !reviewMode
    },
    canUnlock: access === 'administer',
    intend: (action) => outbox.ask((studio) => studio.intend(action)),
    request: (request) => outbox.ask((studio) => studio.request(request)),
  }
  return { tree, store, resolver, session, outbox }
}

/** The props that the server passes to the frame. */
export interface PreviewFrameProps {
  /** As `packView` packed it. */
  view: string
  /** The revision that has the view's elements; `null`: they are of a release. */
  rev: number | null
  /** Of the slices, which the browser keeps by it. */
  slicesVersion: string
  imports: SliceImports
  /** Loads the same document at another address, with other values for its layout. */
  show?: (address: URL) => void
  /** Whether it is a section rendered within a page, in that page's layout. */
  isWithin?: boolean
  /** The page's values that the layout was rendered with. */
  values: OwnValues
  adminId: string
  token: string
  apiRoute: string
  /** The release in which the page is shown. */
  release: string | null
  /** The user's permission: a reviewer cannot change the page. */
  access: 'review' | 'edit' | 'administer'
}
