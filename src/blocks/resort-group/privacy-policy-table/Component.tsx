import type { SliceProps } from 'voix/slices'
import { Heading } from '../../../components/Heading'
import { PlusIcon } from '../../../components/icons'
import { Section } from '../../../components/Section'
import type { privacyPolicyTable } from './config'

const SIDES = ['left', 'center', 'right'] as const

export default function PrivacyPolicyTable(props: SliceProps<typeof privacyPolicyTable>) {
  const { id, fields, field, root, context } = props
  const sides = SIDES.filter((side) => fields[`${side}Enabled`])
  const rows = (fields.rows ?? []).filter((row) => sides.some((side) => row[side]))
  const hasHeaders = sides.some((side) => fields[`${side}Header`])
  const heading = `privacy-${id}`
  return (
    <Section root={root} tone={fields.tone} width="text" space="small">
      <details open={fields.defaultDisplay} className="accordion-item">
        <summary id={heading}>
          <Heading as={fields.titleTag} size={fields.titleSize} font={fields.titleFont} attributes={field.title}>
            {fields.title}
          </Heading>
          {fields.title ? null : (context.labels['privacy.table'] ?? 'The table')}
          <PlusIcon className="size-6" />
        </summary>
        <div className="pb-7">
          {fields.copy ? (
            <p {...field.copy} className="mb-6 text-pretty text-muted">
              {fields.copy}
            </p>
          ) : null}
          {sides.length > 0 ? (
            <div className="scroll-x" tabIndex={0} role="region" aria-labelledby={heading}>
              <table className="data-table data-table-headed">
                {hasHeaders ? (
                  <thead>
                    <tr>
                      {sides.map((side) => (
                        <th key={side} scope="col" {...field[`${side}Header`]}>
                          {fields[`${side}Header`]}
                        </th>
                      ))}
                    </tr>
                  </thead>
                ) : null}
                <tbody {...field.rows}>
                  {rows.map((row) => (
                    <tr key={row.id}>
                      {sides.map((side) => (
                        <td key={side} style={{ whiteSpace: 'pre-line' }}>
                          {row[side]}
                        </td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          ) : null}
        </div>
      </details>
    </Section>
  )
}
