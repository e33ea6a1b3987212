import type { LifecycleAction, LifecyclePage, LifecyclePlace } from '../../model/lifecycle'

/** What the dialogs of a page's life are given. */
export interface LifecycleDialogProps {
  action: LifecycleAction
  page: LifecyclePage
  place: LifecyclePlace
  onClose: () => void
  /** It is done. `copy`: the id of the copy that was made. */
  onDone: (done: { action: LifecycleAction; copy?: string }) => void
}
