import { useEffect } from 'react'
import { connectFrame } from './connectFrame'
import type { Frame } from './createFrame'
import { syncTarget } from './syncTarget'
import { takeNotice } from './takeNotice'
import type { PreviewFrameProps } from './types'

interface Input extends Pick<PreviewFrameProps, 'view' | 'adminId' | 'token'> {
  frame: Frame
}

/** Keeps the page on the screen in step with the studio that this document follows. */
export function usePreviewSync({ frame, view, adminId, token }: Input): void {
  useEffect(() => {
    const target = syncTarget(window)
    if (!target) return
    const { connection, session, store } = frame
    const { page, rows } = view
    const isOwnWindow = target.studioId === null
    const own = connectFrame({
      adminId,
      token,
      page: { ...page, tags: [...page.tags], fields: [] },
      rows,
      studioId: target.studioId,
      onFollowing: (following) => session.ui.setState({ following }),
      onNotice: (notice) => takeNotice({ session, notice }),
      onState: (state) => {
        if (state.page.layout !== view.context.layout) return showLayout(state.page.layout)
        store.setTree(state.tree)
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
  }, [adminId, frame, token, view])
}

/** Header, footer and theme come from the server: another layout is another document. The studio sends its state again. */
function showLayout(layout: string): void {
  const address = new URL(window.location.href)
  if (address.searchParams.get('layout') === layout) return
  address.searchParams.set('layout', layout)
  window.location.replace(address)
}
