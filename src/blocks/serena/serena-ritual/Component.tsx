import type { CSSProperties } from 'react'
import type { SliceProps } from 'voix/slices'
import { Heading } from '../../../components/Heading'
import { Section } from '../../../components/Section'
import { SectionHead } from '../../../components/SectionHead'
import { arcShares } from './arcShares'
import type { serenaRitual } from './config'

const ARCH = 'M20 220a180 180 0 0 1 360 0'
/** The gap between two steps, in hundredths of the arch. */
const GAP = 1.2

export default function SerenaRitual({ fields, field, root }: SliceProps<typeof serenaRitual>) {
  const steps = fields.steps ?? []
  const { shares, minutes } = arcShares(steps)
  const breath = { '--breath': `${fields.seconds ?? 10}s` } as CSSProperties
  return (
    <Section root={root}>
      <SectionHead fields={fields} field={field} />
      {steps.length > 0 || fields.breath ? (
        <div className="serena-arc">
          <svg viewBox="0 0 400 236" fill="none" aria-hidden="true">
            {shares.map(({ from, length }, index) => (
              <path
                key={index}
                d={ARCH}
                pathLength={100}
                strokeDasharray={`${Math.max(length - GAP, 0.4)} 100`}
                strokeDashoffset={-from}
              />
            ))}
          </svg>
          <div className="serena-breath" style={breath}>
            <div aria-hidden="true" />
            <p className="heading">
              {minutes} <span {...field.unit}>{fields.unit}</span>
            </p>
            {fields.breath ? (
              <label>
                <input type="checkbox" />
                <span {...field.breath}>{fields.breath}</span>
              </label>
            ) : null}
          </div>
        </div>
      ) : null}
      <ol {...field.steps} className="serena-steps">
        {steps.map(({ id, minutes: own, title, copy }, index) => (
          <li key={id ?? index}>
            <p className="serena-time">
              {own ?? 1} {fields.unit}
            </p>
            <Heading as="h3" size="text-2xl">
              {title}
            </Heading>
            {copy ? <p className="text-muted">{copy}</p> : null}
          </li>
        ))}
      </ol>
    </Section>
  )
}
