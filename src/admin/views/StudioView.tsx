import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { channelToken, mayApprove, mayEdit, mayOpen, requireStudioAccess } from '../server/studioAccess'
import { slicesForStudio } from '../../slices/description/slicesForStudio'
import { describeLayouts } from '../server/describeLayouts'
import { findLayouts } from '../server/findLayouts'
import { chosenRelease, openReleases } from '../server/findReleases'
import { loadExtensions } from '../server/loadExtensions'
import { providerOf, readVoix, uploadRulesOf, type VoixForStudio } from '../server/readVoix'
import { describePageFieldTypes } from '../../slices/pageFieldTypes'
import { isUsableId } from '../../tree'
import { Studio } from '../../studio/app/Studio'
import { ChoosePage } from '../pages/ChoosePage'

/** `/voix/studio/<pageId>`; without an id it lets the user choose a page. */
export async function StudioView(props: AdminViewServerProps) {
  const pageId = pageIdOf(props)
  const { access, user } = requireStudioAccess({ props, route: pageId ? `/studio/${pageId}` : '/studio' })
  const { req } = props.initPageResult
  const { config } = req.payload
  const { admin: adminRoute, api: apiRoute } = config.routes
  const voix = readVoix({ config })
  if (!pageId) return <ChoosePage adminRoute={adminRoute} apiRoute={apiRoute} collection={voix.collections.pages} />

  const releases = await openReleases(req)
  const release = await chosenRelease(props, releases)
  const { required, administratorsMayOverride, elements } = voix.review
  return (
    <Studio
      extensions={loadExtensions({ studio: voix.studio ?? {}, importMap: props.importMap })}
      key={pageId}
      boot={{
        pageId,
        cameFrom: cameFrom(props),
        release,
        releases,
        user,
        canEdit: access !== 'review' && (await mayEdit({ req, pageId })),
        isAdministrator: access === 'administer',
        withheldTabs: ['fields', 'properties'].filter((tab) => !mayOpen(req, `page-${tab}`)),
        channelToken: channelToken({ req, pageId, release: release?.id ?? null }),
        outside: { channelToken: channelToken({ req, pageId, release: null }), saveActions: voix.saveActions },
        slicesVersion: (await slicesForStudio({ slices: voix.slices, req })).version,
        pageFieldTypes: describePageFieldTypes(voix.fieldTypes),
        layouts: describeLayouts(await findLayouts(req), voix.styles),
        languages: voix.languages.map(({ code, name, icon }) => ({ code, name, icon })),
        sites: voix.sites.map(({ id, name, origin = null }) => ({ id, name, origin })),
        timeZone: voix.timeZone,
        timeZones: [...voix.timeZones],
        audiences: voix.audiences.map(({ name, label }) => ({ name, label })),
        ownAudiences: ownAudiences(voix, req),
        reservedPaths: [...voix.reservedPaths],
        queryCollections: [...voix.queryCollections],
        saveActions: release ? withinRelease(voix.saveActions) : voix.saveActions,
        review: { required, administratorsMayOverride, elements },
        canApprove: mayApprove(req),
        collections: voix.collections,
        uploads: uploadRulesOf(config, voix.collections.media),
        provider: providerOf(config),
        adminRoute,
        apiRoute,
        buildId: await voix.buildId(),
      }}
    />
  )
}

/** In a release, a page is only saved. The release publishes it. */
function withinRelease({ saveDraft }: VoixForStudio['saveActions']): VoixForStudio['saveActions'] {
  return { saveDraft, saveVersionForLater: false, savePublishVersion: false, quickSave: false }
}

/** Returns the audiences of the user. */
function ownAudiences({ audiences }: VoixForStudio, { user, payload }: PayloadRequest): string[] {
  return user ? audiences.filter(({ has }) => has({ user, payload }) === true).map(({ name }) => name) : []
}

function pageIdOf({ params }: AdminViewServerProps): string | null {
  const segments = params?.segments
  return Array.isArray(segments) && typeof segments[1] === 'string' ? segments[1] : null
}

/** Returns `?from=<pageId>` if it is a valid id, since it becomes part of an address. */
function cameFrom({ searchParams }: AdminViewServerProps): string | null {
  const from = searchParams?.from
  return typeof from === 'string' && isUsableId(from) ? from : null
}
