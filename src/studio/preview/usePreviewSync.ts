import { useEffect } from 'react'
import type { PageView } from '../../render/types'
import { connectFrame } from '../sync/connectFrame'
import type { Frame } from './createFrame'
import { onSyncTarget } from './syncTarget'
import { takeNotice } from './takeNotice'
import type { PreviewFrameProps } from './types'

interface Input extends Pick<PreviewFrameProps, 'adminId' | 'token'> {
  view: PageView
  frame: Frame
}

/** Keeps the page on the screen in step with the studio that this document follows. */
export function usePreviewSync({ frame, view, adminId, token }: Input): void {
  useEffect(
    () =>
      onSyncTarget(window, ({ studioId }) => {
        const { connection, session, store } = frame
        const { page, rows } = view
        const isOwnWindow = studioId === null
        const own = connectFrame({
          adminId,
          token,
          page: { ...page, tags: [...page.tags], fields: [] },
          rows,
          studioId,
          onFollowing: (following) => session.ui.setState({ following }),
          onNotice: (notice) => takeNotice({ session, notice }),
          onState: (state) => {
            if (state.page.layout !== view.context.layout) return showLayout(state.page.layout)
            const isRestructured = state.tree.children !== store.tree().children
            store.setTree(state.tree)
            if (isRestructured && !isOwnWindow) afterPaint(() => session.request({ type: 'drawn' }))
            const { others, themeColor } = state.session
            session.ui.setState({ selection: state.selection, tree: state.tree, others, themeColor })
          },
        })
        connection.current = own
        session.ui.setState({ isOwnWindow, following: 'waiting' })
        return () => {
          own.close()
          connection.current = null
        }
      }),
    [adminId, frame, token, view],
  )
}

/** Calls back when what was rendered just now has been painted. */
function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}

/** Header, footer and theme come from the server: another layout is another document. The studio sends its state again. */
function showLayout(layout: string): void {
  const address = new URL(window.location.href)
  if (address.searchParams.get('layout') === layout) return
  address.searchParams.set('layout', layout)
  window.location.replace(address)
}
