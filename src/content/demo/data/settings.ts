/** Codes, redirects and head tags of the demo. */
export interface DemoRedirect {
  from: string
  host?: string
  to: { page: string } | { url: string }
  type: '301' | '302' | '307' | '308'
  notes: string
}

/** Host rules of the specification, §9, under example domains, and addresses of an earlier site. */
export const redirects: DemoRedirect[] = [
  { from: '/deals', to: { page: '/specials' }, type: '301', notes: 'Printed in the 2024 brochure.' },
  { from: '/offers/*', to: { page: '/specials' }, type: '301', notes: 'The old offer pages.' },
  {
    from: '/hotels/samana',
    to: { page: '/resorts/bahia-serena' },
    type: '301',
    notes: 'Earlier address of the resort.',
  },
  {
    from: '/hotels/soufriere',
    to: { page: '/resorts/pointe-azul' },
    type: '301',
    notes: 'Earlier address of the resort.',
  },
  { from: '/boda', to: { page: '/weddings' }, type: '302', notes: 'Spanish short link on the wedding cards.' },
  { from: '/newsroom', to: { page: '/press' }, type: '301', notes: 'Stands on the letterhead of 2023.' },
  {
    from: '/rooms',
    host: 'www.coralclub.example',
    to: { url: 'https://www.costaviva.example/resorts/playa-coralina' },
    type: '301',
    notes: 'Path map of the sister site.',
  },
  {
    from: '/dining',
    host: 'www.coralclub.example',
    to: { url: 'https://www.costaviva.example/resorts/playa-coralina#dining' },
    type: '301',
    notes: 'Path map of the sister site.',
  },
  {
    from: '/weddings',
    host: 'www.coralclub.example',
    to: { url: 'https://www.costaviva.example/weddings' },
    type: '301',
    notes: 'Path map of the sister site.',
  },
  {
    from: '/*',
    host: 'www.coralclub.example',
    to: { url: 'https://www.costaviva.example/' },
    type: '301',
    notes: 'Whatever the path map does not name.',
  },
  {
    from: '/*playa-del-carmen*',
    host: 'stay.grandchain.example',
    to: { url: 'https://www.grandchain-hotels.example/playa-del-carmen' },
    type: '302',
    notes: 'Domains of the hotel chain: by place in the path.',
  },
  {
    from: '/*samana*',
    host: 'stay.grandchain.example',
    to: { url: 'https://www.grandchain-hotels.example/samana' },
    type: '302',
    notes: 'Domains of the hotel chain: by place in the path.',
  },
  {
    from: '/*punta-cana*',
    host: 'stay.grandchain.example',
    to: { url: 'https://www.grandchain-hotels.example/punta-cana' },
    type: '302',
    notes: 'Domains of the hotel chain: by place in the path.',
  },
]

export interface DemoTrigger {
  name: string
  codeType: 'promo' | 'coupon' | 'rate' | 'group'
  code: string
  match: {
    path?: string
    query?: { name: string; value?: string }
    tags?: { name: string; minimum: number }[]
    verifiedIdentity?: boolean
  }
  priority: number
}

export const bookingCodeTriggers: DemoTrigger[] = [
  {
    name: 'Newsletter readers',
    codeType: 'promo',
    code: 'HOLA10',
    match: { query: { name: 'utm_source', value: 'newsletter' } },
    priority: 50,
  },
  { name: 'Wedding pages', codeType: 'group', code: 'YES2027', match: { path: '/weddings*' }, priority: 40 },
  {
    name: 'Interested in families',
    codeType: 'promo',
    code: 'NINOS',
    match: { tags: [{ name: 'families', minimum: 20 }] },
    priority: 30,
  },
  {
    name: 'Interested in nightlife',
    codeType: 'promo',
    code: 'NOCHE30',
    match: { tags: [{ name: 'nightlife', minimum: 15 }] },
    priority: 25,
  },
  {
    name: 'Verified travel agents',
    codeType: 'rate',
    code: 'AGENTNET',
    match: { verifiedIdentity: true },
    priority: 90,
  },
  { name: 'Meetings', codeType: 'group', code: 'TEAM15', match: { path: '/meetings' }, priority: 20 },
]

export interface DemoHeadTag {
  name: string
  tag: 'meta' | 'link'
  attributes: Record<string, string>
  appliesTo: 'all' | 'layouts'
  layouts?: string[]
}

export const headTags: DemoHeadTag[] = [
  { name: 'Theme colour', tag: 'meta', attributes: { name: 'theme-color', content: '#0f6b74' }, appliesTo: 'all' },
  {
    name: 'Telephone numbers stay as written',
    tag: 'meta',
    attributes: { name: 'format-detection', content: 'telephone=no' },
    appliesTo: 'all',
  },
  {
    name: 'Night brand’s colour scheme',
    tag: 'meta',
    attributes: { name: 'color-scheme', content: 'dark' },
    appliesTo: 'layouts',
    layouts: ['noche-azul'],
  },
]
