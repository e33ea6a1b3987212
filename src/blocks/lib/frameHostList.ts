/**
 * Hosts whose pages may be embedded in an iframe slice, subdomains included. `voix.config.ts` passes the same list to
 * the Content-Security-Policy. A host that only one of them allows would show an empty frame.
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
