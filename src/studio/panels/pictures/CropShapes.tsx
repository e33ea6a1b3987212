'use client'

import type { CSSProperties } from 'react'
import type { Picture } from '../../api/pictures'
import styles from './cut.module.css'
import type { ShownPart } from './shownParts'

interface Props {
  picture: Picture
  parts: readonly ShownPart[]
  /** The one whose frame is shown in the picture. */
  shown: ShownPart
  onShow: (part: ShownPart) => void
}

/** What a place shows of a picture in each of its sizes. */
export function CropShapes({ picture, parts, shown, onShow }: Props) {
  return (
    <ul aria-label="What is shown in this place" className={styles.shapes}>
      {parts.map((part) => (
        <li key={part.where}>
          <button aria-pressed={part === shown} className={styles.shape} onClick={() => onShow(part)} type="button">
            <span className={styles.part} style={roomOf(part)}>
              <img
                alt=""
                draggable={false}
                src={picture.thumbnailURL ?? picture.url ?? undefined}
                style={shiftOf(part)}
              />
            </span>
            <span>{part.where}</span>
            <small>
              {part.space.width} × {part.space.height}
            </small>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The most that one of them takes, in CSS pixels. */
const MOST = { width: 108, height: 72 }

function roomOf({ space }: ShownPart): CSSProperties {
  const scale = Math.min(MOST.width / space.width, MOST.height / space.height)
  return { width: space.width * scale, height: space.height * scale }
}

/** The whole picture behind the part's edges. */
function shiftOf({ box, original }: ShownPart): CSSProperties {
  const across = (pixels: number) => `${(pixels / box.width) * 100}%`
  const down = (pixels: number) => `${(pixels / box.height) * 100}%`
  return { left: across(-box.left), top: down(-box.top), width: across(original.width), height: down(original.height) }
}
