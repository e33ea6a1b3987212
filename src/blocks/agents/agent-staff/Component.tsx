import type { SliceProps } from 'voix/slices'
import { MailLink, PhoneLink } from '../../../components/ContactLine'
import { gridClass } from '../../../components/grid'
import { Photo } from '../../../components/Photo'
import { Section } from '../../../components/Section'
import { SectionHead } from '../../../components/SectionHead'
import type { agentStaff } from './config'

export default function AgentStaff({ fields, field, root }: SliceProps<typeof agentStaff>) {
  return (
    <Section root={root} tone={fields.tone} width="wide">
      <SectionHead fields={fields} field={field} align="left" />
      <ul {...field.people} className={`${gridClass(3)} gap-6`}>
        {fields.people.map(({ id, image, name, region, phone, email }) => (
          <li key={id} className="card flex items-center gap-5 p-5">
            <Photo media={image} className="agent-face" sizes="96px" />
            <div className="min-w-0">
              <p className="heading text-xl">{name}</p>
              <p className="text-muted">{region}</p>
              {phone ? <PhoneLink phone={phone} className="mt-2 block underline underline-offset-4" /> : null}
              {email ? <MailLink email={email} className="block underline underline-offset-4" /> : null}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
