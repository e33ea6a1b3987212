import { PlainIsland } from 'voix/render/parts'
import type { SliceProps } from 'voix/slices'
import { IDENTITY_ADDRESS } from '../../../booking/booking'
import { Section } from '../../../components/Section'
import { SectionHead } from '../../../components/SectionHead'
import type { identityVerificationPromo } from './config'
import { verified } from './verified.part'

export default function IdentityVerificationPromo(props: SliceProps<typeof identityVerificationPromo>) {
  const { fields, field, root, context } = props
  const address = `${IDENTITY_ADDRESS}?page=${encodeURIComponent(context.path)}`
  return (
    <Section root={root} tone={fields.tone} width="text" className="text-center">
      <SectionHead fields={fields} field={field} className="mb-7" />
      <PlainIsland part={verified} mode="load" props={{}}>
        {fields.button ? (
          <p data-ask="">
            <a {...field.button} href={address} rel="nofollow" className="btn btn-primary">
              {fields.button}
            </a>
          </p>
        ) : null}
        <p
          {...field.success}
          data-verified=""
          data-apart=""
          hidden={!context.preview}
          role="status"
          className="mt-5 text-xl font-semibold"
        >
          {fields.success}
        </p>
      </PlainIsland>
    </Section>
  )
}
