import type { SliceImports } from '../../render/types'
import type { SliceInfo } from '../model/boot'
import type { PackedView } from '../sync/packView'

/** What the server hands to the frame. */
export interface PreviewFrameProps {
  view: PackedView
  slices: readonly SliceInfo[]
  imports: SliceImports
  adminId: string
  token: string
  apiRoute: string
  /** What the person may do: a reviewer changes nothing. */
  access: 'review' | 'edit' | 'administer'
}
