import type { SliceProps } from 'voix/slices'
import { ButtonLink } from '../../../components/ButtonLink'
import { ContactLine, MailLink, PhoneLink } from '../../../components/ContactLine'
import { ClockIcon, MailIcon, PhoneIcon } from '../../../components/icons'
import { Section } from '../../../components/Section'
import { SectionHead } from '../../../components/SectionHead'
import { ArchPhoto } from '../../../components/wedding/ArchPhoto'
import type { weddingPlannerContact } from './config'

export default function WeddingPlannerContact({ fields, field, root }: SliceProps<typeof weddingPlannerContact>) {
  const { phone, email } = fields
  return (
    <Section root={root} tone={fields.tone}>
      <div className="grid gap-10 @2xl:grid-cols-2 @2xl:items-center @4xl:gap-16 @5xl:gap-20">
        <figure>
          <ArchPhoto media={fields.image} sizes="(min-width: 768px) 30rem, 100vw" attributes={field.image} />
          <figcaption className="mt-3 text-center">
            <span {...field.name} className="heading block text-2xl">
              {fields.name}
            </span>
            <span {...field.role} className="text-muted">
              {fields.role}
            </span>
          </figcaption>
        </figure>
        <div className="min-w-0">
          <SectionHead fields={fields} field={field} align="left" className="mb-7" />
          <ul className="flex flex-col gap-5 text-lg">
            <ContactLine icon={<PhoneIcon />} attributes={field.phone}>
              {phone ? <PhoneLink phone={phone} /> : null}
            </ContactLine>
            <ContactLine icon={<MailIcon />} attributes={field.email}>
              {email ? <MailLink email={email} /> : null}
            </ContactLine>
            <ContactLine icon={<ClockIcon />} attributes={field.hours}>
              {fields.hours}
            </ContactLine>
          </ul>
          <div className="mt-8 empty:hidden">
            <ButtonLink link={fields.link} attributes={field.link} />
          </div>
        </div>
      </div>
    </Section>
  )
}
