import { readRows, toTree } from '../../tree'
import type { Tree } from '../../tree/types'
import type { Review } from '../../contract/review'
import { NO_REVIEW } from './review'
import type { Selection, Session, StudioPage, StudioState } from './types'

export const NO_SELECTION: Selection = { elements: [], anchor: null, field: null, group: null }

export const DEFAULT_THEME_COLOR = '#4338ca'

const SESSION: Session = {
  themeColor: DEFAULT_THEME_COLOR,
  contextItem: null,
  reviewMode: false,
  breakpoint: 'xl',
  recipeSources: [],
  releasePreviewId: null,
  others: [],
  loading: true,
  dragging: false,
}

export interface CreateStateInput {
  page: StudioPage
  /** The page's elements as stored, in any state of health. */
  rows: unknown
  /** The revision that `page` and `rows` have on the server. */
  rev: number
  session?: Partial<Session>
  review?: Review
}

/** The studio's state of a page that was just opened: nothing selected, nothing to undo, not dirty. */
export function createState({ rows, ...input }: CreateStateInput): StudioState {
  return stateOf({ ...input, tree: toTree(readRows(rows)) })
}

/** The same with the elements in their places. */
export function stateOf({
  page,
  tree,
  rev,
  session,
  review = NO_REVIEW,
}: Omit<CreateStateInput, 'rows'> & { tree: Tree }): StudioState {
  return {
    page,
    tree,
    selection: NO_SELECTION,
    session: { ...SESSION, ...session },
    review,
    saved: { page, tree },
    base: null,
    restored: null,
    saving: { isSaving: false, sent: null },
    rev,
    history: { undo: [], redo: [] },
  }
}
