import { Heading } from '../../../components/Heading'
import { Section } from '../../../components/Section'
import type { SliceProps } from 'voix/slices'
import { toCells } from '../../lib/cells'
import type { table } from './config'

export default function Table({ id, fields, field, root, slots }: SliceProps<typeof table>) {
  const headers = toCells(fields.headers)
  const heading = `table-${id}`
  return (
    <Section root={root} tone={fields.tone} width="text">
      <div id={heading}>
        <Heading
          as={fields.titleTag}
          size={fields.titleSize}
          font={fields.titleFont}
          attributes={field.title}
          className="mb-6"
        >
          {fields.title}
        </Heading>
      </div>
      <div className="scroll-x" tabIndex={0} role="region" aria-labelledby={heading}>
        <table className={`data-table ${fields.rowHeadings ? 'data-table-headed' : ''}`}>
          {headers.length > 0 ? (
            <thead>
              <tr {...field.headers}>
                {headers.map((header, index) => (
                  <th key={index} scope="col">
                    {header}
                  </th>
                ))}
              </tr>
            </thead>
          ) : null}
          <tbody>{slots.default}</tbody>
        </table>
      </div>
      {fields.caption ? (
        <p {...field.caption} className="mt-4 text-sm text-muted">
          {fields.caption}
        </p>
      ) : null}
    </Section>
  )
}
