import { diff, OWN_PAGE_KEYS } from '../../tree'
import { mergeTheirs } from './conflicts'
import type { Session, StudioPage, StudioState } from './types'

/** What goes along when the page that is open is opened elsewhere. `saved`: what its changes were made on. */
export interface Carried extends Pick<StudioState, 'page' | 'tree' | 'saved' | 'base' | 'history' | 'selection'> {
  session: Partial<Session>
}

/** A page that was just opened, with what was unsaved where it was open before, merged as what somebody else has saved is. */
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
