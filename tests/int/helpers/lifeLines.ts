import type { Caller } from './app'

type Of = { id: string }
type Ask<Page> = (page: Page, as: Caller) => Promise<{ status: number; body: unknown }>

const STAFF: readonly Caller[] = ['reviewer', 'editor', 'administrator']
const EDITORS: readonly Caller[] = ['editor', 'administrator']

/** Returns the endpoints of a page's lifecycle as lines of the access matrix. */
export const lifeLines = <Page extends Of>({
  get,
  post,
}: {
  get: (to: (page: Page) => string) => Ask<Page>
  post: (to: (page: Page) => string, body: (page: Page) => unknown) => Ask<Page>
}) => [
  { name: 'the schedule', allowed: STAFF, showsDraft: false, ask: get(({ id }) => `/api/voix/pages/${id}/schedule`) },
  {
    name: 'scheduling',
    allowed: EDITORS,
    showsDraft: false,
    ask: post(
      ({ id }) => `/api/voix/pages/${id}/schedule`,
      () => ({ action: 'unpublish', at: `${new Date().getUTCFullYear() + 1}-01-01T09:00`, timezone: 'UTC' }),
    ),
  },
  {
    name: 'the preview links',
    allowed: EDITORS,
    showsDraft: false,
    ask: get(({ id }) => `/api/voix/pages/${id}/preview-links`),
  },
  {
    name: 'sharing a preview',
    allowed: EDITORS,
    showsDraft: false,
    ask: post(
      ({ id }) => `/api/voix/pages/${id}/preview-links`,
      () => ({ days: 1 }),
    ),
  },
  {
    name: 'several pages at once',
    allowed: EDITORS,
    showsDraft: true,
    ask: post(
      () => '/api/voix/pages/bulk',
      ({ id }) => ({ action: 'tag', add: ['x'], pages: [{ id, rev: 2 }] }),
    ),
  },
  {
    name: 'what goes along with several pages',
    allowed: EDITORS,
    showsDraft: false,
    ask: post(
      () => '/api/voix/pages/bulk/along',
      ({ id }) => ({ action: 'unpublish', along: { below: true, translations: true }, pages: [{ id, rev: 2 }] }),
    ),
  },
]
