import { Link } from 'voix/render/parts'
import type { SliceProps } from 'voix/slices'
import { gridClass } from '../../../components/grid'
import { Photo } from '../../../components/Photo'
import { Section } from '../../../components/Section'
import type { images } from './config'

const SHAPES = { landscape: 'aspect-[4/3]', square: 'aspect-square', portrait: 'aspect-[3/4]' } as const

export default function Images({ fields, field, root }: SliceProps<typeof images>) {
  const shape = SHAPES[fields.shape]
  return (
    <Section root={root} tone={fields.tone} space="small">
      <ul {...field.images} className={`${gridClass(fields.columns ?? 3)} gap-6`}>
        {fields.images.map(({ id, image, caption, link }) => {
          const figure = (
            <figure>
              <Photo media={image} className={`${shape} rounded-media`} sizes="(min-width: 768px) 33vw, 100vw" zoom />
              {caption ? <figcaption className="mt-3 text-muted">{caption}</figcaption> : null}
            </figure>
          )
          return (
            <li key={id}>
              {link ? (
                <Link link={link} className="group block" aria-label={caption ? undefined : link.text}>
                  {figure}
                </Link>
              ) : (
                figure
              )}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
