/**
 * Hosts whose pages may stand in an iframe slice, subdomains included. `voix.config.ts` gives the same list to the
 * Content-Security-Policy: what one allows and the other forbids would be an empty frame.
 */
export const FRAME_HOSTS = [
  'google.com',
  'openstreetmap.org',
  'youtube-nocookie.com',
  'vimeo.com',
  'videodelivery.net',
  'cloudflarestream.com',
  'matterport.com',
  'issuu.com',
  'typeform.com',
  'opentable.com',
]
