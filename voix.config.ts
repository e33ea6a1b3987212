import { defineVoix } from 'voix/config'
import { FRAME_HOSTS } from './src/blocks/lib/frameHostList'
import { DEFAULT_LAYOUT, SEARCH } from './src/layouts/lib/searchAddresses'
import { layouts } from './src/layouts/registry/configs'

/** The options that Payload, Next and the proxy share. */
export default defineVoix({
  admin: '/voix',
  cookiePrefix: process.env.VOIX_COOKIE_PREFIX ?? 'voix',
  layouts,
  defaultLayout: DEFAULT_LAYOUT,
  languages: [
    { code: 'en', name: 'English', icon: '🇺🇸', file: 'en.json' },
    { code: 'es', name: 'Español', icon: '🇪🇸', file: 'es.json' },
  ],
  search: SEARCH,
  slicesDir: 'src/blocks',
  formHosts: ['booking.solmara.example'],
  frameHosts: FRAME_HOSTS,
})
