'use client'

import { Check } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { pressedKey } from '../../dom/pressedKey'
import type { Picture } from '../../api/pictures'
import { Preview } from '../../ui/Preview'
import styles from './grid.module.css'
import type { Choice } from './useChoice'

interface Props {
  choice: Choice
  label: string
  empty: ReactNode
}

/** Large previews to choose from, by pointer and by keyboard: arrows move, Space picks, Enter puts it on the page. */
export function PictureGrid({ choice, label, empty }: Props) {
  const { pictures, chosen, most, grid } = choice
  const [at, setAt] = useState(0)
  const { list } = pictures
  const current = Math.min(at, Math.max(0, list.length - 1))
  const focus = (index: number) => {
    const next = Math.max(0, Math.min(index, list.length - 1))
    setAt(next)
    optionsOf(grid.current)[next]?.focus()
    return list[next]
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const picture = list[current]
    if (!picture) return
    const pressed = pressedKey(event)
    const step = stepOf(pressed, columnsOf(grid.current))
    if (step !== null) {
      event.preventDefault()
      const next = focus(Number.isFinite(step) ? current + step : step < 0 ? 0 : list.length - 1)
      if (next && event.shiftKey) choice.pickRange(next)
      else if (next && most === 1) choice.pick(next)
    } else if (pressed === ' ') {
      event.preventDefault()
      choice.pick(picture)
    } else if (pressed === 'Enter') {
      event.preventDefault()
      choice.finish(most === 1 || chosen.length === 0 ? picture : undefined)
    }
  }
  if (pictures.problem !== null) {
    return (
      <div className={styles.empty} role="alert">
        <strong>The library could not be read.</strong>
        <span>{pictures.problem}</span>
        <button className={styles.again} onClick={pictures.retry} type="button">
          Try again
        </button>
      </div>
    )
  }
  return (
    <div className={styles.scroll}>
      {list.length === 0 && pictures.isReading && <Waiting />}
      {list.length === 0 && !pictures.isReading && !pictures.hasMore && empty}
      <div
        aria-busy={pictures.isReading}
        aria-label={label}
        aria-multiselectable={most > 1}
        className={styles.grid}
        hidden={list.length === 0}
        onKeyDown={onKeyDown}
        ref={grid}
        role="listbox"
      >
        {list.map((picture, index) => (
          <Tile
            isCurrent={index === current}
            key={picture.id}
            number={most > 1 ? chosen.findIndex(({ id }) => id === picture.id) + 1 : 0}
            isChosen={chosen.some(({ id }) => id === picture.id)}
            onChoose={() => choice.finish(most === 1 ? picture : undefined)}
            onPick={(isRange) => {
              setAt(index)
              if (isRange) choice.pickRange(picture)
              else choice.pick(picture)
            }}
            picture={picture}
          />
        ))}
      </div>
      {pictures.hasMore && <More isReading={pictures.isReading} onMore={pictures.readMore} />}
    </div>
  )
}

interface TileProps {
  picture: Picture
  isCurrent: boolean
  isChosen: boolean
  /** Its place among those that are chosen, from 1; 0: only one can be. */
  number: number
  onPick: (isRange: boolean) => void
  onChoose: () => void
}

function Tile({ picture, isCurrent, isChosen, number, onPick, onChoose }: TileProps) {
  const { filename, alt } = picture
  return (
    <div
      aria-selected={isChosen}
      className={styles.tile}
      data-picture={picture.id}
      onClick={(event) => {
        // The second click of a double click would take it out again.
        if (event.detail < 2) onPick(event.shiftKey)
      }}
      onDoubleClick={onChoose}
      role="option"
      tabIndex={isCurrent ? 0 : -1}
    >
      <span className={styles.frame}>
        <Preview picture={picture} />
        {isChosen && (
          <span aria-hidden className={styles.mark}>
            {number > 0 ? number : <Check size={14} strokeWidth={3} />}
          </span>
        )}
      </span>
      <span className={styles.name} title={filename}>
        {filename}
      </span>
      <span className={styles.alt}>{alt}</span>
    </div>
  )
}

/** Reads on when it comes into sight. */
function More({ isReading, onMore }: { isReading: boolean; onMore: () => void }) {
  const node = useRef<HTMLButtonElement>(null)
  const latest = useRef(onMore)
  latest.current = onMore
  useEffect(() => {
    if (!node.current || isReading) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && latest.current(), {
      rootMargin: '400px',
    })
    observer.observe(node.current)
    return () => observer.disconnect()
  }, [isReading])
  return (
    <button className={styles.more} disabled={isReading} onClick={onMore} ref={node} type="button">
      {isReading ? 'Reading…' : 'Show more'}
    </button>
  )
}

function Waiting() {
  return (
    <div aria-hidden className={styles.grid}>
      {Array.from({ length: 8 }, (_, index) => (
        <span className={styles.ghost} key={index} />
      ))}
    </div>
  )
}

const optionsOf = (grid: HTMLElement | null) => [...(grid?.querySelectorAll<HTMLElement>('[role=option]') ?? [])]

/** How many stand in a row, as they are laid out. */
function columnsOf(grid: HTMLElement | null): number {
  const options = optionsOf(grid)
  const first = options[0]?.offsetTop
  const count = options.findIndex(({ offsetTop }) => offsetTop !== first)
  return count > 0 ? count : Math.max(1, options.length)
}

function stepOf(key: string, columns: number): number | null {
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
    PageUp: -columns * 3,
    PageDown: columns * 3,
    Home: -Infinity,
    End: Infinity,
  }
  return steps[key] ?? null
}
