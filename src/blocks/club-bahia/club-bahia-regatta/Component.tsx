import type { SliceProps } from 'voix/slices'
import { Section } from '../../../components/Section'
import { Heading } from '../../../components/Heading'
import type { clubBahiaRegatta } from './config'
import { toStandings } from './standings'

export default function ClubBahiaRegatta({ id, fields, field, root, context }: SliceProps<typeof clubBahiaRegatta>) {
  const { labels } = context
  const standings = toStandings(fields.boats ?? [], fields.discards ?? 0)
  const races = standings[0]?.races ?? []
  const heading = `regatta-${id}`
  return (
    <Section root={root} tone={fields.tone}>
      <div className="club-board">
        <div id={heading} className="club-board-head">
          <Heading as={fields.titleTag} size={fields.titleSize} font={fields.titleFont} attributes={field.title}>
            {fields.title}
          </Heading>
          {fields.conditions ? <p {...field.conditions}>{fields.conditions}</p> : null}
        </div>
        {standings.length > 0 ? (
          <div className="scroll-x" tabIndex={0} role="region" aria-labelledby={heading}>
            <table className="club-results">
              <thead>
                <tr>
                  <th scope="col">{labels['regatta.place'] ?? 'Place'}</th>
                  <th scope="col">{labels['regatta.boat'] ?? 'Boat'}</th>
                  <th scope="col">{labels['regatta.points'] ?? 'Points'}</th>
                  {races.map((_, race) => (
                    <th key={race} scope="col">
                      {labels['regatta.race'] ?? 'R'}
                      {race + 1}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody {...field.boats}>
                {standings.map(({ boat, rank, races, total }, index) => (
                  <tr key={boat.id ?? index}>
                    <td className="club-rank">{rank}</td>
                    <th scope="row">
                      <span className="club-sail-tag">{boat.sail}</span> {boat.boat}
                      <small>{boat.helm}</small>
                    </th>
                    <td className="club-total">{total}</td>
                    {races.map(({ text, isDiscarded }, race) => (
                      <td key={race}>{isDiscarded ? `(${text})` : text}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        ) : null}
      </div>
    </Section>
  )
}
