import { parseUrl, type ResolvedMedia } from 'voix/slices'
import { embeddedAddress } from './embedCode'
import type { Film, VideoProvider, VideoSource } from './video'

const ID = /^[A-Za-z0-9_-]{5,64}$/
const HASH = /^[0-9a-f]{6,40}$/

/**
 * Reads an id of `provider`, the address of a video or of its player, or embed code. Returns `null` for any other text.
 */
export function readVideo(given: string | null | undefined, provider: VideoProvider): VideoSource | null {
  const text = embeddedAddress(given ?? '')
  if (ID.test(text)) return { provider, id: text }
  const url = parseUrl(/^https?:/i.test(text) ? text : `https://${text}`)
  const found = url && readAddress(url)
  if (!url || !found || !ID.test(found.id)) return null
  const start = secondsOf(url.searchParams.get('start') ?? url.searchParams.get('t') ?? /^#t=(.+)$/.exec(url.hash)?.[1])
  return { ...found, ...(start > 0 && { start }) }
}

/** Returns the video of an element: a file of the media library, else an external one. Images are ignored. */
export function readFilm(own: ResolvedMedia | null, given: string | null, provider: VideoProvider): Film | null {
  return own?.kind === 'video' ? { file: own.file.url } : readVideo(given, provider)
}

/** Validates a field for a video. */
export function videoProblem(given: string | null | undefined): string | true {
  if (!given || readVideo(given, 'cloudflare')) return true
  return 'This is not a film. Paste its address at YouTube, Vimeo or Cloudflare Stream, or its id.'
}

function readAddress({ hostname, pathname, searchParams }: URL): VideoSource | null {
  const parts = pathname.split('/').filter(Boolean)
  const host = hostname.replace(/^(?:www|m|music)\./, '')
  if (host === 'youtu.be') return { provider: 'youtube', id: parts[0] ?? '' }
  if (host === 'youtube.com' || host === 'youtube-nocookie.com') {
    const isNamed = ['embed', 'shorts', 'live', 'v'].includes(parts[0] ?? '')
    return { provider: 'youtube', id: (isNamed ? parts[1] : searchParams.get('v')) ?? '' }
  }
  if (host === 'vimeo.com' || host === 'player.vimeo.com') {
    const at = parts.findIndex((part) => /^\d+$/.test(part))
    const hash = searchParams.get('h') ?? parts[at + 1] ?? ''
    return at < 0 ? null : { provider: 'vimeo', id: parts[at] ?? '', ...(HASH.test(hash) && { hash }) }
  }
  const isCloudflare = /(?:^|\.)(?:videodelivery\.net|cloudflarestream\.com)$/.test(host)
  return isCloudflare ? { provider: 'cloudflare', id: parts[0] ?? '' } : null
}

/** Accepts `90`, `90s` and `1m30s`. */
function secondsOf(text: string | undefined): number {
  const [, hours = '0', minutes = '0', seconds = '0'] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(text ?? '') ?? []
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}
