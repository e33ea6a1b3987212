import type { SliceFieldInfo } from '../../model/boot'
import { picturePlaceOf } from '../../model/pictures'
import type { FrameSession } from '../frameSession'
import { elementAt, isOverlay } from '../overlay/nodes'
import { spotAt } from './findSpot'

/** A picture on the page. */
export interface PictureSpot {
  element: string
  field: string
  /** Which of the pictures that the field shows; `null`: none of them was pointed at. */
  at: number | null
}

interface Input {
  session: Pick<FrameSession, 'slice' | 'store'>
  event: Pick<MouseEvent, 'target' | 'clientX' | 'clientY'>
}

/** The picture of the element under the pointer that is seen there, also where something without a name of its own lies over it. */
export function pictureAt({ session, event }: Input): PictureSpot | null {
  const element = elementAt(event.target)
  if (element === null) return null
  const nodes = document.elementsFromPoint(event.clientX, event.clientY).filter((node) => !isOverlay(node))
  for (const target of nodes.length > 0 ? nodes : [event.target]) {
    const spot = spotAt({ session, target })
    if (!spot || spot.element !== element || !isPicture(spot.field)) continue
    const around =
      target instanceof Element ? target.closest(`[data-voix-field="${CSS.escape(spot.field.name)}"]`) : null
    const shown = [...(around?.querySelectorAll('img, video') ?? [])]
    const index = shown.findIndex((node) => nodes.includes(node) || node === target)
    return { element, field: spot.field.name, at: index < 0 ? null : index }
  }
  return null
}

/** Whether a field shows pictures, one or a list of them. */
export function isPicture(field: SliceFieldInfo): boolean {
  return picturePlaceOf({ field, value: null, breakpoint: 'default' }) !== null
}
