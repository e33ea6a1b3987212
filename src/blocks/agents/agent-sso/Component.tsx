import { PlainIsland } from 'voix/render/parts'
import type { SliceProps } from 'voix/slices'
import { PARTNERS, ssoAddress, type PartnerName } from '../../../agents/partners'
import { ButtonLink } from '../../../components/ButtonLink'
import { gridClass } from '../../../components/grid'
import { ArrowIcon } from '../../../components/icons'
import { Section } from '../../../components/Section'
import { SectionHead } from '../../../components/SectionHead'
import type { agentSso } from './config'
import { doors } from './doors.part'

export default function AgentSso({ fields, field, root, context }: SliceProps<typeof agentSso>) {
  return (
    <Section root={root} tone={fields.tone} width="wide">
      <SectionHead fields={fields} field={field} align="left" />
      <PlainIsland part={doors} mode="load" props={{}}>
        <ul {...field.doors} className={`${gridClass(3)} gap-4`}>
          {fields.doors.map(({ id, partner, note }) => (
            <li key={id}>
              <a
                href={ssoAddress(partner)}
                rel="nofollow"
                data-door=""
                className="card card-link group block h-full p-6"
              >
                <span className="heading flex items-center justify-between gap-4 text-2xl">
                  {context.labels[`agents.partner.${partner}`] ?? PARTNERS[partner as PartnerName]?.label ?? partner}
                  <ArrowIcon className="size-6 transition-transform group-hover:translate-x-1" />
                </span>
                <span className="mt-2 block text-muted">{note}</span>
              </a>
            </li>
          ))}
        </ul>
        <p data-signed-out="" className="mt-6">
          <ButtonLink link={fields.login} variant="ghost" attributes={field.login} />
        </p>
      </PlainIsland>
    </Section>
  )
}
