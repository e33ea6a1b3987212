import type { SliceProps } from 'voix/slices'
import { gridClass } from '../../../components/grid'
import { Section } from '../../../components/Section'
import { SectionHead } from '../../../components/SectionHead'
import type { agentSection } from './config'

export default function AgentSection({ fields, field, root, slot, children }: SliceProps<typeof agentSection>) {
  return (
    <Section root={root} tone={fields.tone} width="wide">
      <div className="agent-section">
        <div className="agent-section-head">
          <SectionHead fields={fields} field={field} align="left" />
        </div>
        <div className="@container">
          <div {...slot.default} className={`${gridClass(fields.columns ?? 2)} gap-6`}>
            {children.default.map(({ id, node }) => (
              <div key={id} className="nested @container">
                {node}
              </div>
            ))}
          </div>
        </div>
      </div>
    </Section>
  )
}
