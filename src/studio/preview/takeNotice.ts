import type { StudioNotice } from '../sync'
import type { FrameSession } from './frameSession'

/** What the studio tells beside the page's state. */
export function takeNotice({ session, notice }: { session: FrameSession; notice: StudioNotice }): void {
  switch (notice.type) {
    case 'sliceDrag':
      return session.ui.setState({ draggedSlice: notice.slice })
    case 'hover':
      return session.ui.setState({ hoveredInTree: notice.element })
    case 'readOnly':
      return session.ui.setState({ isReadOnly: notice.isReadOnly, editing: null })
    case 'shortcuts':
      return session.ui.setState({ shortcuts: notice.shortcuts })
  }
}
