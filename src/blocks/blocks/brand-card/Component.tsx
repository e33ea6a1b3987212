import { Picture } from 'voix/render/parts'
import type { SliceProps } from 'voix/slices'
import { ButtonLink } from '../../../components/ButtonLink'
import { Heading } from '../../../components/Heading'
import { Photo } from '../../../components/Photo'
import { SmallSection } from '../../../components/SmallSection'
import { toneOf } from '../../../components/tone'
import type { brandCard } from './config'

export default function BrandCard({ fields, field, root }: SliceProps<typeof brandCard>) {
  return (
    <SmallSection root={root} className="flex flex-1 flex-col">
      <div className="card card-link group relative flex flex-1 flex-col">
        {fields.hasPicture ? (
          <Photo
            media={fields.image}
            className="aspect-[16/10]"
            sizes="(min-width: 768px) 50vw, 100vw"
            attributes={field.image}
            zoom
          />
        ) : null}
        <div
          {...toneOf(fields.backgroundColor)}
          className={`flex flex-1 flex-col items-start p-6 md:p-8 ${fields.backgroundColor ? 'bg-ground' : ''}`}
        >
          {fields.logo ? (
            <div {...field.logo}>
              <Picture media={fields.logo} alt="" className="mb-5 h-12 w-auto object-contain" />
            </div>
          ) : null}
          <Heading as={fields.titleTag} size="text-3xl" attributes={field.title}>
            {fields.title}
          </Heading>
          {fields.copy ? (
            <p {...field.copy} className="mt-2 mb-5 text-pretty text-muted">
              {fields.copy}
            </p>
          ) : null}
          <ButtonLink
            link={fields.link}
            variant="text"
            attributes={field.link}
            className="mt-auto after:absolute after:inset-0"
          />
        </div>
      </div>
    </SmallSection>
  )
}
