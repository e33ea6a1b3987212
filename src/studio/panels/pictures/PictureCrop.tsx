'use client'

import { useState } from 'react'
import { ZOOM } from '../../../slices/crop'
import type { Picture } from '../../api/pictures'
import type { Cut, Focus, PlaceCut } from '../../model/pictures'
import { EitherOr } from '../../ui/inputs/EitherOr'
import styles from './cut.module.css'
import { CropShapes } from './CropShapes'
import { FocalPoint } from './FocalPoint'
import { blurWords, shownParts } from './shownParts'
import { useDebounced } from './useDebounced'
import { ZoomInput } from './ZoomInput'

interface Props {
  picture: Picture
  /** The picture's own focal point. */
  given: Focus
  /** `null`: only read. */
  onChange: ((spot: Focus) => void) | null
  /** The one place that it was opened from. */
  place: PlaceCut | undefined
}

/** How a picture is cut: around which spot everywhere, around which and how close in the place that it was opened from. */
export function PictureCrop({ picture, given, onChange, place }: Props) {
  const [own, setOwn] = useState(given)
  const [here, setHere] = useState(() => place?.read() ?? null)
  const [isHere, setIsHere] = useState(here !== null || onChange === null)
  const [shape, setShape] = useState(() => place?.shapes.find(({ isLookedAt }) => isLookedAt)?.where)
  const rested = useDebounced((cut: Cut) => {
    if (isHere && place) place.onChange(cut)
    else onChange?.({ focalX: cut.focalX, focalY: cut.focalY })
  })
  const cut: Cut = { ...own, zoom: ZOOM.min, ...(isHere ? here : null) }
  const change = (next: Cut) => {
    if (isHere && place) setHere(next)
    else setOwn({ focalX: next.focalX, focalY: next.focalY })
    rested.put(next)
  }
  const choose = (next: boolean) => {
    if (next === isHere) return
    if (next) rested.now()
    else {
      rested.forget()
      setHere(null)
      place?.onChange(null)
    }
    setIsHere(next)
  }
  const parts = isHere && place ? shownParts(picture, place.shapes, cut) : []
  const shown = parts.find(({ where }) => where === shape) ?? parts[0]
  return (
    <div className={styles.cut}>
      {place && onChange !== null && (
        <EitherOr
          choices={[
            { value: 'everywhere', label: 'Cut everywhere' },
            { value: 'here', label: 'Cut here only' },
          ]}
          label="Where the focal point counts"
          onChange={(next) => choose(next === 'here')}
          value={isHere ? 'here' : 'everywhere'}
        />
      )}
      <FocalPoint
        onChange={(spot) => change({ ...cut, ...spot })}
        onHold={rested.hold}
        part={shown ?? null}
        picture={picture}
        spot={cut}
        words={wordsOf({ isHere, place })}
      />
      {shown && (
        <>
          <ZoomInput
            onChange={(zoom) => change({ ...cut, zoom })}
            onHold={rested.hold}
            warning={blurWords(parts, cut.zoom)}
            zoom={cut.zoom}
          />
          {parts.length > 1 && (
            <CropShapes onShow={({ where }) => setShape(where)} parts={parts} picture={picture} shown={shown} />
          )}
        </>
      )}
    </div>
  )
}

function wordsOf({ isHere, place }: { isHere: boolean; place: PlaceCut | undefined }): string {
  if (isHere && place)
    return `In this place (${place.where}), the circle stays in sight, and the frame is what is left.`
  const everywhere = 'The circle stays in sight wherever the picture is cut.'
  return place ? `${everywhere} How close it is cut is said of each place: “Cut here only”.` : everywhere
}
