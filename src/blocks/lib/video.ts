export const VIDEO_PROVIDERS = [
  { label: 'Cloudflare Stream', value: 'cloudflare' },
  { label: 'YouTube', value: 'youtube' },
  { label: 'Vimeo', value: 'vimeo' },
] as const

export type VideoProvider = (typeof VIDEO_PROVIDERS)[number]['value']

/** A video at its provider. */
export interface VideoSource {
  provider: VideoProvider
  id: string
  /** The start in seconds. */
  start?: number
  /** The second part of an unlisted Vimeo film's id. */
  hash?: string
}

/** A video of the media library. */
export interface OwnFilm {
  file: string
}

export type Film = OwnFilm | VideoSource

export interface VideoOptions extends VideoSource {
  autoplay?: boolean
  loop?: boolean
  mute?: boolean
  controls?: boolean
}

/** Returns the address of a provider's player. */
export function videoAddress({
  provider,
  id,
  start = 0,
  hash,
  autoplay,
  loop,
  mute,
  controls = true,
}: VideoOptions): string {
  const flag = (on: boolean | undefined) => (on ? '1' : '0')
  switch (provider) {
    case 'cloudflare':
      return `https://iframe.videodelivery.net/${id}?${new URLSearchParams({
        autoplay: String(autoplay ?? false),
        loop: String(loop ?? false),
        muted: String(mute ?? false),
        controls: String(controls),
        ...(start > 0 ? { startTime: `${start}s` } : {}),
      })}`
    case 'youtube':
      return `https://www.youtube-nocookie.com/embed/${id}?${new URLSearchParams({
        autoplay: flag(autoplay),
        loop: flag(loop),
        mute: flag(mute),
        controls: flag(controls),
        // YouTube loops a single video only as a playlist of itself.
        ...(loop ? { playlist: id } : {}),
        ...(start > 0 ? { start: String(start) } : {}),
        rel: '0',
      })}`
    case 'vimeo':
      return `https://player.vimeo.com/video/${id}?${new URLSearchParams({
        ...(hash ? { h: hash } : {}),
        autoplay: flag(autoplay),
        loop: flag(loop),
        muted: flag(mute),
        controls: flag(controls),
        dnt: '1',
      })}${start > 0 ? `#t=${start}s` : ''}`
  }
}
