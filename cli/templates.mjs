// The files that `voix init` writes. They belong to the application from then on.

/** `voix.config.ts`, beside `next.config`; `src` is the way to the sources. */
export const voixConfig = ({ src, admin }) => `import { defineVoix } from 'voix/config'
import { layouts } from '${src}/layouts/registry/configs'

/** What Payload, Next and the proxy share: data only, as Next reads it in plain Node. */
export default defineVoix({ ${admin === '/admin' ? '' : `admin: '${admin}', `}layouts })
`

/** `src/voix.ts` */
export const VOIX = `import config from '@payload-config'
import { createVoix } from 'voix/serve'
import { components } from './blocks/registry/components'
import { layoutImports } from './layouts/registry/imports'

/** The public site: this application's slices and layouts on the pages that editors make. */
export const voix = createVoix({ config, components, layouts: layoutImports })
`

/** `app/(site)/[[...path]]/page.tsx`; `voix` is the import path of `src/voix.ts`. */
export const page = ({ voix }) => `import { voix } from '${voix}'

// Rendered on the first visit and cached until its content changes. Next requires these two exports to be literals.
export const dynamic = 'force-static'
export const generateStaticParams = () => []
export const generateMetadata = voix.generateMetadata
export default voix.Page
`

export const layout = ({ voix }) => `import { voix } from '${voix}'

// A root layout. Import the site's stylesheets here and in the preview's layout.
export default voix.Layout
`

export const ERROR = `'use client'

export { ErrorBoundaryScreen as default } from 'voix/screens'
`

export const notFound = ({ voix }) => `import { voix } from '${voix}'

export default voix.NotFound
`

/** `app/(voix)/voix-preview/[...route]/page.tsx`: the studio's preview of a page. */
export const previewPage = ({ voix, frame }) => `import { previewPage } from 'voix/preview'
import { Frame } from '${frame}'
import { voix } from '${voix}'

export default previewPage(voix, Frame)
`

export const previewLayout = ({ voix }) => `import { previewLayout } from 'voix/preview'
import { voix } from '${voix}'

export default previewLayout(voix)
`

export const previewNotFound = ({ voix }) => `import { previewNotFound } from 'voix/preview'
import { voix } from '${voix}'

export default previewNotFound(voix)
`

export const proxy = ({ voixConfig }) => `import { voixProxy } from 'voix/proxy'
import voixConfig from '${voixConfig}'

export const proxy = voixProxy({ voixConfig })

// Literal, as Next requires: all addresses except Next's files and the API. The application's routes pass through.
export const config = { matcher: ['/((?!_next/|api/.).*)', '/((?!_next/).*%.*)', '/((?!_next/).+/)'] }
`

export const INSTRUMENTATION = `export { onRequestError, register } from 'voix/instrumentation'
`

export const MAIN_CONFIG = `import type { LayoutConfig } from 'voix/render'

export const main: LayoutConfig = { name: 'main', label: 'Main', palette: [{ name: 'White', value: '#ffffff' }] }
`

export const MAIN_LAYOUT = `import type { LayoutProps } from 'voix/render'

/** Wraps the elements of every page, for example with a header and a footer. */
export default function MainLayout({ children }: LayoutProps) {
  return <main>{children}</main>
}
`

export const payloadConfig = ({ src, voixConfig }) => `import { voix } from 'voix'
import { slices } from '${src}/blocks/registry/configs'
import { loaders } from '${src}/blocks/registry/loaders'
import voixConfig from '${voixConfig}'

plugins: [voix({ voixConfig, slices, loaders })]
`

export const NEXT_CONFIG = `import { withVoix } from 'voix/next'

export default withVoix(withPayload(nextConfig))
`

/** `server.mjs`, next to `package.json`. */
export const SERVER = `import { serve } from 'voix/server'

await serve()
`

export const START = `"start": "node server.mjs"
`

export const COMMANDS = `npx payload generate:importmap
npx payload migrate:create voix && npx payload migrate
npm run dev
`
