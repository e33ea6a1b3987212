import type { SliceProps } from 'voix/slices'
import { ButtonLink } from '../../../components/ButtonLink'
import { Heading } from '../../../components/Heading'
import { Photo } from '../../../components/Photo'
import { SmallSection } from '../../../components/SmallSection'
import type { blockLink } from './config'

export default function BlockLink({ fields, field, root }: SliceProps<typeof blockLink>) {
  const ground = fields.tone === 'plain' ? '' : 'bg-ground'
  return (
    <SmallSection root={root} className="flex flex-1 flex-col">
      <div
        data-tone={fields.tone}
        className={`card card-link group relative flex flex-1 items-center gap-5 p-5 md:p-7 ${ground}`}
      >
        {fields.hasPicture ? (
          <Photo
            media={fields.image}
            className="size-20 shrink-0 rounded-media md:h-32 md:w-28"
            sizes="112px"
            attributes={field.image}
            zoom
          />
        ) : null}
        <div className="min-w-0">
          <Heading as={fields.titleTag} size="text-2xl" attributes={field.title}>
            {fields.title}
          </Heading>
          {fields.copy ? (
            <p {...field.copy} className="mt-1.5 text-pretty text-muted">
              {fields.copy}
            </p>
          ) : null}
          <ButtonLink
            link={fields.link}
            variant="text"
            attributes={field.link}
            className="mt-2 after:absolute after:inset-0"
          />
        </div>
      </div>
    </SmallSection>
  )
}
