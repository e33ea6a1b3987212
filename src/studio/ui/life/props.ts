import type { LifeAction, LifePage, LifePlace } from '../../model/life'

/** What the dialogs of a page's life are given. */
export interface LifeDialogProps {
  action: LifeAction
  page: LifePage
  place: LifePlace
  onClose: () => void
  /** It is done. `copy`: the id of the copy that was made. */
  onDone: (done: { action: LifeAction; copy?: string }) => void
}
