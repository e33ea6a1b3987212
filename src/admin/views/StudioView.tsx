import type { AdminViewServerProps, ImportMap } from 'payload'
import { channelToken, isReviewer, mayEdit, requireStudioAccess } from '../server/studioAccess'
import { describeLayouts, describeSlices } from '../server/describeCatalogue'
import { pagesUrlOf, readVoix, uploadRulesOf, type StudioOptions } from '../server/readVoix'
import { Studio } from '../../studio/app/Studio'
import { ChoosePage } from '../pages/ChoosePage'
import type { StudioExtensions } from '../../studio/app/extensions'

/** `/voix/studio/<pageId>`; without an id it asks for a page. */
export async function StudioView(props: AdminViewServerProps) {
  const pageId = pageIdOf(props)
  const { access, user } = requireStudioAccess({ props, route: pageId ? `/studio/${pageId}` : '/studio' })
  const { req } = props.initPageResult
  const { config } = req.payload
  const { admin: adminRoute, api: apiRoute } = config.routes
  if (!pageId) return <ChoosePage adminRoute={adminRoute} pagesUrl={pagesUrlOf(config)} />

  const voix = readVoix({ config })
  return (
    <Studio
      extensions={loadExtensions({ studio: voix.studio ?? {}, importMap: props.importMap })}
      key={pageId}
      boot={{
        pageId,
        user,
        canEdit: access !== 'review' && (await mayEdit({ req, pageId })),
        isAdministrator: access === 'administer',
        channelToken: channelToken({ req, pageId }),
        slices: await describeSlices({ slices: voix.slices, req }),
        layouts: describeLayouts(voix.layouts),
        languages: voix.languages.map(({ code, name, icon }) => ({ code, name, icon })),
        sites: voix.sites.map(({ id, name, origin = null }) => ({ id, name, origin })),
        audiences: voix.audiences.map(({ name, label }) => ({ name, label })),
        reservedPaths: [...voix.reservedPaths],
        queryCollections: [...voix.queryCollections],
        saveActions: voix.saveActions,
        review: voix.review,
        canApprove: access === 'administer' || isReviewer(req),
        styles: voix.styles,
        collections: voix.collections,
        uploads: uploadRulesOf(config, voix.collections.media),
        adminRoute,
        apiRoute,
      }}
    />
  )
}

function pageIdOf({ params }: AdminViewServerProps): string | null {
  const segments = params?.segments
  return Array.isArray(segments) && typeof segments[1] === 'string' ? segments[1] : null
}

/** The modules that `voix({ studio })` names, as references that the browser loads. Throws when the import map lacks one. */
function loadExtensions({ studio, importMap }: { studio: StudioOptions; importMap: ImportMap }) {
  const load = (paths: readonly string[] = []) =>
    paths.map((path): unknown => {
      const found: unknown = importMap[path]
      if (found) return found
      throw new Error(
        `voix({ studio }) names "${path}", which Payload's import map lacks. Run \`payload generate:importmap\`.`,
      )
    })
  const { commands, panels, fields, checks } = studio
  const extensions = { commands: load(commands), panels: load(panels), fields: load(fields), checks: load(checks) }
  return extensions as unknown as StudioExtensions
}
