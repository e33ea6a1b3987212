import type { SliceProps } from 'voix/slices'
import { Section } from '../../../components/Section'
import { SectionHead } from '../../../components/SectionHead'
import type { bembeSteps } from './config'

/** Sole and heel of a left foot around 0,0, pointing up. */
const PRINT =
  'M-1-17C5-17 8-10 7-3C6 2 5 5 0 5C-6 5-7 1-8-5C-9-12-6-17-1-17z M0 8C4 8 5 10 5 13C5 17 3 19 0 19C-3 19-5 17-5 13C-5 10-4 8 0 8z'
const FLOOR = { left: 38, right: 62, middle: 50 }
const MOVES = {
  forward: [0, -25],
  back: [0, 25],
  'to the left': [-20, 0],
  'to the right': [20, 0],
  home: [0, 0],
} as const

export default function BembeSteps({ fields, field, root, context: { labels } }: SliceProps<typeof bembeSteps>) {
  return (
    <Section root={root} tone="deep" width="wide">
      <SectionHead fields={fields} field={field} align="left" />
      <ol {...field.steps} className="bembe-steps">
        {(fields.steps ?? []).map(({ id, count, foot, to, copy }, index) => {
          const [x, y] = MOVES[to ?? 'home']
          const moved = foot ?? 'left'
          const other = moved === 'left' ? 'right' : 'left'
          const print = (side: 'left' | 'right', across: number, along: number) =>
            `translate(${FLOOR[side] + across} ${FLOOR.middle + along}) scale(${side === 'left' ? 1 : -1} 1)`
          return (
            <li key={id ?? index}>
              <svg viewBox="0 0 100 100" aria-hidden="true">
                <path d={PRINT} transform={print(other, 0, 0)} className="bembe-still" />
                <path d={PRINT} transform={print(moved, 0, 0)} className="bembe-before" />
                <path d={PRINT} transform={print(moved, x, y)} className="bembe-moved" />
              </svg>
              <p className="bembe-count heading">{count}</p>
              <p className="font-bold">
                {labels[`steps.${moved}`] ?? `${moved} foot`}, {labels[`steps.${to ?? 'home'}`] ?? to ?? 'home'}
              </p>
              <p className="text-muted">{copy}</p>
            </li>
          )
        })}
      </ol>
    </Section>
  )
}
