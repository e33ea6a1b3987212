import { ButtonLink } from '../../../components/ButtonLink'
import { Container } from '../../../components/Container'
import { Heading } from '../../../components/Heading'
import { Photo } from '../../../components/Photo'
import { pickLabels } from '../../../components/labels'
import { Island } from 'voix/render/parts'
import type { SliceProps } from 'voix/slices'
import { readFilm } from '../../lib/readVideo'
import type { videoHero } from './config'
import { film } from './film.part'

export default function VideoHero({ fields, field, root, hydrationMode, context }: SliceProps<typeof videoHero>) {
  const { bgImage, mobileImage } = fields
  const source = readFilm(fields.film, fields.cfId, 'cloudflare')
  const ratio = fields.customAspectRatio ? `${fields.width ?? 16} / ${fields.height ?? 30}` : undefined
  const style = ratio ? { aspectRatio: ratio, minHeight: 'auto' } : undefined
  return (
    <section {...root} data-tone="deep" className="hero" style={style}>
      <Photo
        media={bgImage ?? mobileImage}
        sizes="100vw"
        priority
        className={`hero-photo absolute! inset-0 ${mobileImage ? 'max-md:hidden' : ''}`}
        attributes={field.bgImage}
      />
      {mobileImage ? (
        <Photo
          media={mobileImage}
          sizes="100vw"
          priority
          className="hero-photo absolute! inset-0 md:hidden"
          attributes={field.mobileImage}
        />
      ) : null}
      {source ? (
        <Island
          part={film}
          mode={hydrationMode}
          props={{
            source,
            mute: fields.mute,
            labels: pickLabels(context.labels, ['video.play', 'video.pause']),
          }}
        />
      ) : null}
      <Container>
        <div className="hero-body">
          <Heading as={fields.titleTag} size={fields.titleSize} font={fields.titleFont} attributes={field.title}>
            {fields.title}
          </Heading>
          {fields.copy ? (
            <p {...field.copy} className="hero-copy mt-5 max-w-[36rem] text-lg md:text-xl">
              {fields.copy}
            </p>
          ) : null}
          <div className="hero-actions mt-8 empty:hidden">
            <ButtonLink link={fields.link} attributes={field.link} />
          </div>
        </div>
      </Container>
    </section>
  )
}
