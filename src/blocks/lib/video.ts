export const VIDEO_PROVIDERS = [
  { label: 'Cloudflare Stream', value: 'cloudflare' },
  { label: 'YouTube', value: 'youtube' },
  { label: 'Vimeo', value: 'vimeo' },
] as const

export type VideoProvider = (typeof VIDEO_PROVIDERS)[number]['value']

export interface VideoOptions {
  provider: VideoProvider
  videoId: string
  autoplay?: boolean
  loop?: boolean
  mute?: boolean
  controls?: boolean
}

/** Whether a text can be a video's id; nothing else ever becomes part of an address. */
export function isVideoId(value: string | null | undefined): value is string {
  return /^[A-Za-z0-9_-]{5,64}$/.test(value ?? '')
}

/** The address of a provider's player. */
export function videoAddress({ provider, videoId, autoplay, loop, mute, controls = true }: VideoOptions): string {
  const flag = (on: boolean | undefined) => (on ? '1' : '0')
  switch (provider) {
    case 'cloudflare':
      return `https://iframe.videodelivery.net/${videoId}?${new URLSearchParams({
        autoplay: String(autoplay ?? false),
        loop: String(loop ?? false),
        muted: String(mute ?? false),
        controls: String(controls),
      })}`
    case 'youtube':
      return `https://www.youtube-nocookie.com/embed/${videoId}?${new URLSearchParams({
        autoplay: flag(autoplay),
        loop: flag(loop),
        mute: flag(mute),
        controls: flag(controls),
        // YouTube loops a single film only as a playlist of itself.
        ...(loop ? { playlist: videoId } : {}),
        rel: '0',
      })}`
    case 'vimeo':
      return `https://player.vimeo.com/video/${videoId}?${new URLSearchParams({
        autoplay: flag(autoplay),
        loop: flag(loop),
        muted: flag(mute),
        controls: flag(controls),
        dnt: '1',
      })}`
  }
}
