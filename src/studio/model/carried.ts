import { diff, OWN_PAGE_KEYS } from '../../tree'
import { mergeTheirs } from './conflicts'
import type { Session, StudioPage, StudioState } from './types'

/** The state kept when the open page is opened in another context. `saved` is the base of its changes. */
export interface Carried extends Pick<StudioState, 'page' | 'tree' | 'saved' | 'base' | 'history' | 'selection'> {
  session: Partial<Session>
}

/** Returns a newly opened page with the unsaved changes of the earlier one, merged like another user's save. */
export function withCarried(opened: StudioState, { session, ...carried }: Carried): StudioState {
  const asOpened = (page: StudioPage): StudioPage => {
    const own = OWN_PAGE_KEYS.map((key) => [key, opened.page[key]] as const).filter(([, value]) => value !== undefined)
    const rest = Object.entries(page).filter(([key]) => !OWN_PAGE_KEYS.includes(key))
    return { ...Object.fromEntries([...rest, ...own]), id: opened.page.id } as StudioPage
  }
  const before: StudioState = {
    ...opened,
    ...carried,
    page: asOpened(carried.page),
    saved: { ...carried.saved, page: asOpened(carried.saved.page) },
    base: carried.base && { ...carried.base, page: asOpened(carried.base.page) },
    session: { ...opened.session, ...session },
  }
  const merged = mergeTheirs(before, diff(before.saved, opened.saved), { isOwn: false })
  const isThere = (id: string) => Object.hasOwn(merged.tree.rows, id)
  return carried.selection.elements.every(isThere) ? merged : { ...merged, selection: opened.selection }
}
