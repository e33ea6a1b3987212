import { z } from 'zod'
import * as s from '../model/actions/schemas'

/** What of a keyboard event decides on a shortcut. */
const stroke = z.object({
  key: z.string().min(1).max(32),
  code: z.string().max(32).optional(),
  ctrlKey: z.boolean(),
  metaKey: z.boolean(),
  shiftKey: z.boolean(),
  altKey: z.boolean(),
})

/** What a preview asks the studio's window to do that is no change of the page by itself. */
export const requestSchema = z.discriminatedUnion('type', [
  /** Runs a command of the registry, at the selection. */
  z.object({ type: z.literal('command'), command: s.name }),
  /** A shortcut of the studio was pressed in the preview. `isTyping`: in a text that is being edited there. */
  z.object({ type: z.literal('key'), stroke, isTyping: z.boolean() }),
  /** Opens the palette for a place. */
  z.object({ type: z.literal('choosePlace'), place: s.place }),
  /** A slice of the palette was dropped: the studio makes the element, with the slice's defaults. */
  z.object({ type: z.literal('addSlice'), slice: s.name, place: s.place }),
  /** The clipboard's text was pasted in a preview: only the studio can tell whether elements are in it, and where they may go. */
  z.object({ type: z.literal('paste'), text: z.string().min(1).max(20_000_000) }),
  /** Says in the studio why something could not be done in the preview. */
  z.object({ type: z.literal('refused'), reason: z.string().min(1).max(1000) }),
  /** A text is no longer edited: what is typed next is a step of its own. */
  z.object({ type: z.literal('endTyping') }),
  /** The studio's own frame has drawn a change of the structure: now the window around it may follow. */
  z.object({ type: z.literal('drawn') }),
])

export type PreviewRequest = z.output<typeof requestSchema>

/** What the studio's window tells previews that is no part of the page's state. */
export const noticeSchema = z.discriminatedUnion('type', [
  /** The slice that is being dragged from the palette; a browser hides it from other documents until the drop. */
  z.object({ type: z.literal('sliceDrag'), slice: s.name.nullable() }),
  /** The element under the pointer in the studio's tree. */
  z.object({ type: z.literal('hover'), element: s.id.nullable() }),
  /** The studio shows an earlier version: nothing can be changed in the preview. */
  z.object({ type: z.literal('readOnly'), isReadOnly: z.boolean() }),
  /** The shortcuts of the studio's commands: a preview hands their keys over. */
  z.object({
    type: z.literal('shortcuts'),
    shortcuts: z.array(z.object({ keys: z.string().max(64), worksInInputs: z.boolean() })).max(500),
  }),
])

export type StudioNotice = z.output<typeof noticeSchema>
