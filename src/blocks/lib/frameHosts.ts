import { parseUrl } from 'voix/slices'
import { embeddedAddress } from './embedCode'
import { FRAME_HOSTS } from './frameHostList'
import { readVideo } from './readVideo'
import { videoAddress } from './video'

/**
 * Returns an address that may be framed (https, a listed host, no credentials), or `null`. Embed code is accepted. The
 * address of a video is converted to that of its player, and the address of a map to that of its embedded map.
 */
export function frameAddress(value: string | null | undefined): string | null {
  const given = parseUrl(embeddedAddress(value ?? ''))
  if (given === null) return null
  const film = readVideo(given.href, 'youtube')
  const url = film ? new URL(videoAddress(film)) : (mapOf(given) ?? given)
  const isListed = FRAME_HOSTS.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`))
  const isFramed = url.protocol === 'https:' && isListed && url.username === '' && url.port === ''
  return isFramed && !isMapOfNoFrame(url) ? url.href : null
}

/** Validates a field for the address of a frame. */
export function frameProblem(value: string | null | undefined): string | true {
  if (!value || frameAddress(value) !== null) return true
  return `This address cannot be framed. Paste an https address or embed code from one of: ${FRAME_HOSTS.join(', ')}.`
}

const isGoogle = ({ hostname }: URL) => /^(?:www|maps)\.google\.com$/.test(hostname)

/** Google and OpenStreetMap forbid framing their regular map pages. */
function isMapOfNoFrame({ hostname, pathname, searchParams }: URL): boolean {
  if (hostname.endsWith('openstreetmap.org')) return pathname !== '/export/embed.html'
  if (!/(?:^|\.)google\.com$/.test(hostname)) return false
  return pathname.startsWith('/maps') && !pathname.startsWith('/maps/embed') && searchParams.get('output') !== 'embed'
}

/** Returns the embedded map for the address of a map in the browser, or `null` for other addresses. */
function mapOf(url: URL): URL | null {
  if (isGoogle(url) && isMapOfNoFrame(url)) return googleMap(url)
  const [, zoom, lat, lon] = /^#map=(\d+)\/(-?[\d.]+)\/(-?[\d.]+)/.exec(url.hash) ?? []
  if (!url.hostname.endsWith('openstreetmap.org') || zoom === undefined) return null
  // Half the width of a window in degrees at that zoom.
  const half = 360 / 2 ** Number(zoom)
  const [x, y] = [Number(lon), Number(lat)]
  const bbox = [x - half, y - half / 2, x + half, y + half / 2].map((degrees) => degrees.toFixed(5)).join(',')
  const embed = new URLSearchParams({ bbox, layer: 'mapnik' })
  const [markLat, markLon] = ['mlat', 'mlon'].map((name) => url.searchParams.get(name))
  if (markLat && markLon) embed.set('marker', `${markLat},${markLon}`)
  return new URL(`https://www.openstreetmap.org/export/embed.html?${embed}`)
}

function googleMap({ pathname, searchParams }: URL): URL | null {
  const [, place] = /^\/maps\/(?:place|search)\/([^/@]+)/.exec(pathname) ?? []
  const [, lat, lon, zoom] = /@(-?[\d.]+),(-?[\d.]+),(\d+)/.exec(pathname) ?? []
  const query =
    searchParams.get('q') ?? searchParams.get('query') ?? (place ? decodePlace(place) : lat && `${lat},${lon}`)
  if (!query) return null
  return new URL(
    `https://www.google.com/maps?${new URLSearchParams({ q: query, ...(zoom && { z: zoom }), output: 'embed' })}`,
  )
}

function decodePlace(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}
