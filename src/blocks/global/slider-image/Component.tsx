import { ButtonLink } from '../../../components/ButtonLink'
import { Heading } from '../../../components/Heading'
import { Photo } from '../../../components/Photo'
import type { SliceProps } from 'voix/slices'
import type { sliderImage } from './config'

export default function SliderImage({ fields, field, root }: SliceProps<typeof sliderImage>) {
  return (
    <figure {...root} className="group flex flex-col">
      <Photo
        media={fields.image}
        sizes="(min-width: 768px) 50vw, 100vw"
        className="aspect-[3/2] rounded-media"
        attributes={field.image}
        zoom
      />
      <figcaption className="mt-5 flex flex-col items-start gap-2 empty:hidden">
        <Heading as={fields.titleTag} size="text-2xl" attributes={field.title}>
          {fields.title}
        </Heading>
        {fields.copy ? (
          <p {...field.copy} className="text-muted">
            {fields.copy}
          </p>
        ) : null}
        <ButtonLink link={fields.link} variant="text" attributes={field.link} />
      </figcaption>
    </figure>
  )
}
