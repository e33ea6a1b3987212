import { Photo } from '../../../components/Photo'
import { PlayButton } from '../../../components/PlayButton'
import { Section } from '../../../components/Section'
import { Island } from 'voix/render/parts'
import type { SliceProps } from 'voix/slices'
import { isVideoId } from '../../lib/video'
import type { videoPlayer } from './config'
import { player } from './player.part'

export default function VideoPlayer({ fields, field, root, hydrationMode, context }: SliceProps<typeof videoPlayer>) {
  const { videoId, provider, autoplay, loop, mute } = fields
  const label = context.labels['video.play'] ?? 'Play the film'
  if (!isVideoId(videoId) && !context.preview) return <div {...root} hidden />
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
          {isVideoId(videoId) ? (
            <Island
              part={player}
              mode={hydrationMode}
              props={{ videoId, provider, title: fields.title, autoplay, loop, mute, label }}
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
