import { ButtonLink } from '../../../components/ButtonLink'
import { ContactLine, MailLink, PhoneLink } from '../../../components/ContactLine'
import { ClockIcon, MailIcon, PhoneIcon, PinIcon } from '../../../components/icons'
import { Section } from '../../../components/Section'
import { SectionHead } from '../../../components/SectionHead'
import type { SliceProps } from 'voix/slices'
import type { contactBlock } from './config'

export default function ContactBlock({ fields, field, root }: SliceProps<typeof contactBlock>) {
  const { phone, email } = fields
  return (
    <Section root={root} tone={fields.tone}>
      <div className="grid gap-10 @3xl:grid-cols-2 @3xl:items-center @3xl:gap-20">
        <div className="[&>div]:mb-6">
          <SectionHead fields={fields} field={field} align="left" />
          <ButtonLink link={fields.link} attributes={field.link} />
        </div>
        <ul className="flex flex-col gap-5 text-lg">
          <ContactLine icon={<PhoneIcon />} attributes={field.phone}>
            {phone ? <PhoneLink phone={phone} /> : null}
          </ContactLine>
          <ContactLine icon={<MailIcon />} attributes={field.email}>
            {email ? <MailLink email={email} /> : null}
          </ContactLine>
          <ContactLine icon={<PinIcon />} attributes={field.address}>
            {fields.address}
          </ContactLine>
          <ContactLine icon={<ClockIcon />} attributes={field.hours}>
            {fields.hours}
          </ContactLine>
        </ul>
      </div>
    </Section>
  )
}
