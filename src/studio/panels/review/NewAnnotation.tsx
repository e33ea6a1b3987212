'use client'

import { Popover } from 'radix-ui'
import { elementNameOf } from '../../describe/names'
import { boxInWindow, pointIn } from '../../dom/spots'
import { focusRegion } from '../../dom/regions'
import type { Spot } from '../../../contract/review'
import type { ReviewUi } from '../../model/reviewUi'
import { useCommentDraft } from '../../session/review/drafts'
import { useEditor, useSession } from '../../session/session'
import buttons from '../../commands/commandButton.module.css'
import surface from '../../ui/surface.module.css'
import { CommentInput } from './CommentInput'
import styles from './comments.module.css'
import { sizeName } from './sizeName'

/** The composer of a new annotation, at its spot. */
export function NewAnnotation() {
  const composing = useEditor((state) => state.review.composing)
  return composing && <Composer key={JSON.stringify(composing)} spot={composing} />
}

function Composer({ spot }: { spot: NonNullable<ReviewUi['composing']> }) {
  const session = useSession()
  const { boot, review } = session
  const isBusy = useEditor((state) => state.review.isBusy)
  const [text, setText] = useCommentDraft(boot.pageId, 'new')
  const { element, breakpoint } = spot
  const close = () => {
    review.store.setState({ composing: null })
    focusRegion('inspector')
  }
  const send = async () => {
    if (text.trim() === '' || isBusy) return
    if (await review.add(text)) setText('')
  }
  const point = pointOf(spot)
  const name = element === null ? 'The page as a whole' : elementNameOf(session, element)
  return (
    <Popover.Root onOpenChange={(isOpen) => !isOpen && close()} open>
      <Popover.Anchor asChild>
        <span aria-hidden className={styles.anchor} style={{ left: point.x, top: point.y }} />
      </Popover.Anchor>
      <Popover.Portal>
        <Popover.Content
          align="start"
          aria-label="New annotation"
          className={`${surface.surface} ${styles.composer}`}
          collisionPadding={12}
          data-voix-composer
          // What is written stays, whatever else is clicked: it is left by its buttons or by Escape.
          onInteractOutside={(event) => event.preventDefault()}
          sideOffset={10}
        >
          <p className={styles.about}>
            <b>{name}</b> <span>{sizeName(breakpoint)}</span>
          </p>
          <CommentInput
            autoFocus
            label="Comment"
            onCancel={close}
            onChange={setText}
            onSend={() => void send()}
            placeholder="What should be looked at? @ names a colleague."
            value={text}
          />
          <div className={styles.buttons}>
            <button className={buttons.plain} onClick={close} type="button">
              Cancel
            </button>
            <button
              aria-disabled={text.trim() === '' || isBusy}
              className={buttons.primary}
              data-send
              onClick={() => void send()}
              type="button"
            >
              Comment
            </button>
          </div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

/** Where the composer stands in the window: at its spot, or in the middle of the preview where that is not shown. */
function pointOf({ element, x, y }: Spot): { x: number; y: number } {
  const box = element === null ? null : boxInWindow(element)
  const stage = document.querySelector('[data-voix-region=frame]')?.getBoundingClientRect() ?? new DOMRect()
  if (!box) return { x: stage.left + stage.width / 2 - 150, y: stage.top + 80 }
  const point = pointIn(box, { x: x ?? 0.5, y: y ?? 0.5 })
  return {
    x: Math.min(Math.max(point.x, stage.left), stage.right),
    y: Math.min(Math.max(point.y, stage.top), stage.bottom),
  }
}
