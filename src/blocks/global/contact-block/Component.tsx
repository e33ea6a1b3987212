import type { ReactNode } from 'react'
import type { Attributes } from '../../../components/attributes'
import { ButtonLink } from '../../../components/ButtonLink'
import { ClockIcon, MailIcon, PhoneIcon, PinIcon } from '../../../components/icons'
import { Section } from '../../../components/Section'
import { SectionHead } from '../../../components/SectionHead'
import { Link } from 'voix/render/parts'
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
          <Row icon={<PhoneIcon />} attributes={field.phone}>
            {phone ? <Link link={{ href: `tel:${phone.replace(/[^+\d]/g, '')}` }}>{phone}</Link> : null}
          </Row>
          <Row icon={<MailIcon />} attributes={field.email}>
            {email ? <Link link={{ href: `mailto:${email}` }}>{email}</Link> : null}
          </Row>
          <Row icon={<PinIcon />}>
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
          </Row>
          <Row icon={<ClockIcon />} attributes={field.hours}>
            {fields.hours}
          </Row>
        </ul>
      </div>
    </Section>
  )
}

/** Where the place is on a map; `null` without both numbers. */
function mapAddress(latitude: number | null, longitude: number | null): string | null {
  if (latitude === null || longitude === null) return null
  const place = `mlat=${latitude}&mlon=${longitude}`
  return `https://www.openstreetmap.org/?${place}#map=14/${latitude}/${longitude}`
}

function Row({ icon, attributes, children }: { icon: ReactNode; attributes?: Attributes; children: ReactNode }) {
  if (!children) return null
  return (
    <li className="flex items-center gap-4 [&_a]:underline [&_a]:underline-offset-4">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-surface text-accent-ink">{icon}</span>
      <span {...attributes}>{children}</span>
    </li>
  )
}
