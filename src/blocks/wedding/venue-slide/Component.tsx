import type { SliceProps } from 'voix/slices'
import { ButtonLink } from '../../../components/ButtonLink'
import { Heading } from '../../../components/Heading'
import { Photo } from '../../../components/Photo'
import type { venueSlide } from './config'

const PARTS = [
  ['ceremonyAmnt', 'wedding.ceremony', 'Ceremony'],
  ['cocktailAmnt', 'wedding.cocktail', 'Cocktails'],
  ['receptionAmnt', 'wedding.reception', 'Reception'],
] as const

export default function VenueSlide({ fields, field, root, context }: SliceProps<typeof venueSlide>) {
  const parts = PARTS.filter(([name]) => (fields[name] ?? 0) > 0)
  return (
    <figure {...root} className="card group grid h-full @3xl:grid-cols-2">
      <Photo
        media={fields.image}
        sizes="(min-width: 768px) 60vw, 100vw"
        className="aspect-[16/10] @3xl:aspect-auto @3xl:min-h-60"
        attributes={field.image}
        zoom
      />
      <figcaption className="flex flex-1 flex-col items-start justify-center p-6 md:p-8">
        <Heading as={fields.titleTag} size="text-3xl" attributes={field.name}>
          {fields.name}
        </Heading>
        {fields.copy ? (
          <p {...field.copy} className="mt-2 text-pretty text-muted">
            {fields.copy}
          </p>
        ) : null}
        {parts.length > 0 ? (
          <dl className="mt-6 flex w-full divide-x divide-line border-y border-line py-4 text-center">
            {parts.map(([name, label, fallback]) => (
              <div key={name} className="flex min-w-0 flex-1 flex-col-reverse">
                <dt className="text-sm text-muted">{context.labels[label] ?? fallback}</dt>
                <dd {...field[name]} className="heading text-3xl tabular-nums">
                  {fields[name]}
                </dd>
              </div>
            ))}
          </dl>
        ) : null}
        <div className="mt-5 empty:hidden">
          <ButtonLink link={fields.link} variant="text" attributes={field.link} />
        </div>
      </figcaption>
    </figure>
  )
}
