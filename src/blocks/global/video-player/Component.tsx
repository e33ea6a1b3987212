import { Photo } from '../../../components/Photo'
import { PlayButton } from '../../../components/PlayButton'
import { Section } from '../../../components/Section'
import { Island } from 'voix/render/parts'
import type { SliceProps } from 'voix/slices'
import { readFilm } from '../../lib/readVideo'
import type { videoPlayer } from './config'
import { player } from './player.part'

export default function VideoPlayer({ fields, field, root, hydrationMode, context }: SliceProps<typeof videoPlayer>) {
  const { autoplay, loop, mute } = fields
  const film = readFilm(fields.film, fields.videoId, fields.provider)
  const label = context.labels['video.play'] ?? 'Play the film'
  if (!film && !context.preview) return <div {...root} hidden />
  return (
    <Section root={root} width="text" space="small">
      <figure>
        <div className="relative overflow-hidden rounded-media">
          <Photo
            media={fields.poster}
            sizes="(min-width: 1024px) 60rem, 100vw"
            className="aspect-video"
            attributes={field.poster}
          />
          {film ? (
            <Island
              part={player}
              mode={hydrationMode}
              props={{ film, title: fields.title, autoplay, loop, mute, label }}
            />
          ) : (
            <PlayButton label={label} />
          )}
        </div>
        {fields.title ? (
          <figcaption {...field.title} className="mt-4 text-muted">
            {fields.title}
          </figcaption>
        ) : null}
      </figure>
    </Section>
  )
}
