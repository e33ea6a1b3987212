import type { SliceProps } from 'voix/slices'
import { Section } from '../../../components/Section'
import { SectionHead } from '../../../components/SectionHead'
import { toCells } from '../../lib/cells'
import type { mareaTides } from './config'
import { tideCurve, tidePoints } from './tideCurve'

const HOURS = [0, 6, 12, 18]

export default function MareaTides({ id, fields, field, root }: SliceProps<typeof mareaTides>) {
  const points = tidePoints(fields.tides ?? [])
  const curve = tideCurve(points)
  const days = fields.days ?? []
  const highest = Math.max(1, ...days.map(({ swell }) => swell ?? 0))
  return (
    <Section root={root} tone="tint" width="wide">
      <SectionHead fields={fields} field={field} align="left" />
      {fields.spot ? (
        <p {...field.spot} className="marea-spot">
          {fields.spot}
        </p>
      ) : null}
      {curve ? (
        <svg viewBox="0 -60 1440 440" preserveAspectRatio="none" aria-hidden="true" className="marea-curve">
          <path d={`${curve}V400H0z`} className="marea-water" />
          <path d={HOURS.map((hour) => `M${hour * 60} -60V400`).join('')} className="marea-hours" />
          <path d={curve} className="marea-edge" />
        </svg>
      ) : null}
      <ol {...field.tides} className="marea-waters empty:hidden">
        {points.map(({ time, height }, index) => (
          <li key={index}>
            <span>{time}</span> <strong>{height.toFixed(1)} m</strong>
          </li>
        ))}
      </ol>
      {days.length > 0 ? (
        <div className="scroll-x" tabIndex={0} role="region" aria-labelledby={`swell-${id}`}>
          <table {...field.days} className="data-table data-table-headed marea-table">
            <caption id={`swell-${id}`} className="sr-only">
              {fields.title}
            </caption>
            {fields.headers ? (
              <thead>
                <tr {...field.headers}>
                  {toCells(fields.headers).map((header, index) => (
                    <th key={index} scope="col">
                      {header}
                    </th>
                  ))}
                </tr>
              </thead>
            ) : null}
            <tbody>
              {days.map(({ id: key, day, swell, period, wind, who }, index) => (
                <tr key={key ?? index}>
                  <th scope="row">{day}</th>
                  <td>
                    <span className="marea-bar" style={{ width: `${((swell ?? 0) / highest) * 9}rem` }} />
                    {swell ?? 0} m
                  </td>
                  <td>{period ?? 0} s</td>
                  <td>{wind}</td>
                  <td>{who}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
      {fields.note ? (
        <p {...field.note} className="mt-4 text-sm text-muted">
          {fields.note}
        </p>
      ) : null}
    </Section>
  )
}
