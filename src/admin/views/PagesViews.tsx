import type { AdminViewServerProps } from 'payload'
import { redirect } from 'next/navigation'
import { PagesScreen } from '../pages/PagesScreen'
import { brandOf, findPages } from '../pages/findPages'
import { isFiltered, pagesAddress, readPagesQuery } from '../pages/pagesQuery'
import { layoutLabel } from '../../studio/model/boot'
import { chosenQuery, LIST_PREFERENCE, readListChoice } from '../pages/listChoice'
import { findPreference } from '../server/findPreference'
import { readVoix } from '../server/readVoix'
import { requireStudioAccess } from '../server/studioAccess'
import { AdminPage } from './AdminPage'
import { CreatePageForm } from '../pages/CreatePageForm'

/** `/voix/pages`: the pages that the user may read, filtered by the address. */
export async function PagesView(props: AdminViewServerProps) {
  const { access } = requireStudioAccess({ props, route: '/pages' })
  const { req } = props.initPageResult
  const { config } = req.payload
  const voix = readVoix({ config })
  const choice = readListChoice(await findPreference(req, LIST_PREFERENCE))
  const query = chosenQuery(props.searchParams, choice)
  const { admin: adminRoute } = config.routes
  const isStored = Object.keys(props.searchParams ?? {}).length === 0
  if (isStored && (isFiltered(query) || query.view === 'tree'))
    redirect(pagesAddress({ adminRoute, query, change: {} }))
  const result = await findPages({ req, query })
  if (result.total > 0 && query.page > result.totalPages) {
    redirect(pagesAddress({ adminRoute, query, change: { page: result.totalPages } }))
  }
  return (
    <AdminPage props={props}>
      <PagesScreen
        adminRoute={adminRoute}
        place={{
          apiRoute: config.routes.api,
          collections: voix.collections,
          sites: voix.sites.map(({ id, name, origin = null }) => ({ id, name, origin })),
          needsApproval: voix.review.required,
          timeZone: voix.timeZone,
          timeZones: [...voix.timeZones],
        }}
        canEdit={access !== 'review'}
        canDelete={Boolean(props.initPageResult.permissions.collections?.[voix.collections.pages]?.delete)}
        languages={voix.languages.map(({ code, name, icon }) => ({ code, name, icon }))}
        layouts={voix.layouts.map((layout) => ({
          name: layout.name,
          label: layoutLabel(layout),
          brand: brandOf(layout),
        }))}
        choice={choice}
        query={query}
        result={result}
      />
    </AdminPage>
  )
}

/** `/voix/pages/create`: creates a draft and opens it in the studio. */
export function PagesCreateView(props: AdminViewServerProps) {
  const { access } = requireStudioAccess({ props, route: '/pages/create' })
  const { user, payload } = props.initPageResult.req
  const { config } = payload
  const { admin: adminRoute } = config.routes
  if (access === 'review') redirect(`${adminRoute}/pages`)
  const voix = readVoix({ config })
  const layouts = voix.layouts.filter(({ isOffered = true }) => isOffered).map(({ name, label }) => ({ name, label }))
  return (
    <AdminPage props={props}>
      <CreatePageForm
        adminRoute={adminRoute}
        apiRoute={config.routes.api}
        collection={voix.collections.pages}
        recipe={textOf(props.searchParams?.recipe)}
        isSection={readPagesQuery(props.searchParams).kind === 'section'}
        defaultLayout={voix.defaultLayout ?? layouts[0]?.name ?? ''}
        languages={voix.languages.map(({ code, name, icon }) => ({ code, name, icon }))}
        layouts={layouts}
        sites={voix.sites
          .filter(({ id }) => access === 'administer' || mayWriteFor(user, id))
          .map(({ id, name }) => ({ id, name }))}
      />
    </AdminPage>
  )
}

function textOf(value: string | string[] | undefined): string {
  return typeof value === 'string' ? value : ''
}

/** An editor's account may be limited to the pages of some sites. */
function mayWriteFor(user: unknown, site: number): boolean {
  const { sites } = user as { sites?: readonly number[] | null }
  return !sites?.length || sites.includes(site)
}
