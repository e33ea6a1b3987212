import { ButtonLink } from '../../../components/ButtonLink'
import { Link } from 'voix/render/parts'
import { ContactLine, MailLink, PhoneLink } from '../../../components/ContactLine'
import { ClockIcon, MailIcon, PhoneIcon, PinIcon } from '../../../components/icons'
import { Section } from '../../../components/Section'
import { SectionHead } from '../../../components/SectionHead'
import type { SliceProps } from 'voix/slices'
import type { contactBlock } from './config'

export default function ContactBlock({ fields, field, root, context }: SliceProps<typeof contactBlock>) {
  const { phone, email, latitude, longitude } = fields
  const map = mapAddress(latitude, longitude)
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
          <ContactLine icon={<PinIcon />}>
            {fields.address || map ? (
              <>
                <span {...field.address}>{fields.address}</span>{' '}
                {map ? (
                  <Link link={{ href: map, target: '_blank' }}>
                    {context.labels['contact.map'] ?? 'See it on the map'}
                  </Link>
                ) : null}
              </>
            ) : null}
          </ContactLine>
          <ContactLine icon={<ClockIcon />} attributes={field.hours}>
            {fields.hours}
          </ContactLine>
        </ul>
      </div>
    </Section>
  )
}

/** Returns the address of the place on a map; `null` unless both coordinates are set. */
function mapAddress(latitude: number | null, longitude: number | null): string | null {
  if (latitude === null || longitude === null) return null
  const place = `mlat=${latitude}&mlon=${longitude}`
  return `https://www.openstreetmap.org/?${place}#map=14/${latitude}/${longitude}`
}
