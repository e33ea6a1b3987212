import type { FrameSession } from '../frameSession'
import { elementAt } from '../overlay/nodes'
import { isRich, textOf } from './fieldText'
import { isPicture, pictureAt, type PictureSpot } from './findPicture'
import { isSameText, spotAt, spotsIn, type Spot } from './findSpot'

interface Input {
  session: FrameSession
  event: MouseEvent
}

/**
 * What a double click means: the text under the pointer, else the picture, else the empty text that would stand there, else the field that
 * is shown there.
 */
export function findMeant({ session, event }: Input): { text: Spot } | { picture: PictureSpot } | null {
  const own = spotAt({ session, target: event.target })
  if (own?.shown) return { text: own }
  const spots = spotsAround({ session, event, own })
  const text = pointedAt(spots, event.target)
  if (text) return { text }
  const picture = own && !isPicture(own.field) ? null : pictureAt({ session, event })
  if (picture) return { picture }
  // Words that cannot be edited here were meant themselves.
  const found = (isOnWords(event.target) ? null : emptyNear(spots, event)) ?? own
  return found && { text: found }
}

/** The texts that may be meant, where it is no field of something else that was pointed at. */
function spotsAround({ session, event, own }: Input & { own: Spot | null }): Spot[] {
  const element = own?.element ?? elementAt(event.target)
  if (element === null) return []
  // No field says that it is shown there: it may be any text of the element.
  if (!own) return spotsIn({ session, element })
  if (own.field.fields.length > 0) return spotsIn({ session, element }).filter(({ name }) => name === own.name)
  const isText = isRich(own.field) || textOf({ field: own.field, value: null }) !== null
  return isText && own.isEmpty ? spotsIn({ session, element }).filter((one) => isSameText(one, own)) : []
}

function pointedAt(spots: readonly Spot[], target: EventTarget | null): Spot | null {
  // A picture beside words is meant itself.
  if (target instanceof Element && target.matches('img, video')) return null
  const isShown = ({ stand }: Spot) => !(stand?.node instanceof Element)
  const around = spots.filter((spot) => isShown(spot) && target instanceof Node && spot.around.contains(target))
  return around.toSorted((one, other) => depthOf(other.around) - depthOf(one.around))[0] ?? null
}

function isOnWords(target: EventTarget | null): boolean {
  return (
    target instanceof Element && [...target.childNodes].some((one) => one instanceof Text && one.data.trim() !== '')
  )
}

/** Of the empty texts in the same part of the element, the nearest. */
function emptyNear(spots: readonly Spot[], { target, clientY }: MouseEvent): Spot | null {
  const empty = spots.filter(({ isEmpty }) => isEmpty)
  const depths = empty.map(({ around }) => (target instanceof Node && around.contains(target) ? depthOf(around) : 0))
  const inside = empty.filter((_spot, index) => depths[index] === Math.max(...depths))
  const distance = (spot: Spot) => Math.abs(edgeOf(spot) - clientY)
  return inside.toSorted((one, other) => distance(one) - distance(other))[0] ?? null
}

function depthOf(node: Node): number {
  return node.parentNode ? depthOf(node.parentNode) + 1 : 0
}

/** How far down the window the text would stand. */
function edgeOf({ stand, around }: Spot): number {
  const before = stand?.before
  return before instanceof Element ? before.getBoundingClientRect().top : around.getBoundingClientRect().bottom
}
