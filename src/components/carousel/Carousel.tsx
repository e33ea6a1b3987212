import type { CSSProperties, ReactNode } from 'react'
import type { Attributes } from '../attributes'

export interface CarouselProps {
  /** DOM id of the track, for the controls. */
  id: string
  label: string
  /** The number of slides in view from 768 px on. */
  perView: number
  attributes?: Attributes
  slides: { id: string; node: ReactNode }[]
}

/**
 * A row that scrolls and snaps by touch, wheel and keyboard without a script; `carouselControls` adds buttons and dots.
 */
export function Carousel({ id, label, perView, attributes, slides }: CarouselProps) {
  return (
    <ul
      {...attributes}
      id={id}
      tabIndex={0}
      aria-label={label}
      className="carousel"
      style={{ '--per-view': perView } as CSSProperties}
    >
      {slides.map(({ id: key, node }) => (
        <li key={key} className="nested @container carousel-slide">
          {node}
        </li>
      ))}
    </ul>
  )
}
