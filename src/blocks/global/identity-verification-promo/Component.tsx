import { PlainIsland } from 'voix/render/parts'
import type { SliceProps } from 'voix/slices'
import { IDENTITY_ADDRESS } from '../../../booking/booking'
import { Section } from '../../../components/Section'
import { SectionHead } from '../../../components/SectionHead'
import type { identityVerificationPromo } from './config'
import type { load } from './load'
import { verified } from './verified.part'

export default function IdentityVerificationPromo(props: SliceProps<typeof identityVerificationPromo, typeof load>) {
  const { fields, field, root, context, data } = props
  const isOffered = data?.isOffered ?? false
  if (!isOffered && !context.preview) return <div {...root} hidden />
  const address = `${IDENTITY_ADDRESS}?page=${encodeURIComponent(context.path)}`
  return (
    <Section root={root} tone={fields.tone} width="text" className="text-center">
      <SectionHead fields={fields} field={field} className="mb-7" />
      {data && !isOffered ? (
        <p className="mb-7 rounded-lg border-2 border-dashed p-3 text-sm">
          Visitors do not see this: no identity provider is set (VOIX_IDENTITY_URL and VOIX_IDENTITY_SECRET).
        </p>
      ) : null}
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
