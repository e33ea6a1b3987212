import { APIError, createLocalReq } from 'payload'
import { createEndpoint } from '../../collections/core/endpoints/createEndpoint'
import { asReleased } from '../../collections/core/releases/asReleased'
import { findRelease } from '../../collections/core/releases/stored'
import { resolveElements } from '../../contract/site'
import { getVoix } from '../../options/getVoix'
import { siteLabelsOf } from '../../options/siteLabels'
import { isPattern, readRows } from '../../tree'
import { sampleSlug } from '../page/ownPages'
import { originOfSite } from '../address/sites'
import { resolveRows } from '../resolve/resolveRows'

export const resolveEndpoint = createEndpoint(resolveElements, async ({ req: original, body }) => {
  const { payload, user } = original
  const { pageId, languageCode, layout, siteId, path } = body
  const voix = getVoix(payload.config)
  const { catalogue, loaders, queryCollections, sites, languages, timeZone } = voix
  if (!languages.some(({ code }) => code === languageCode))
    throw new APIError(`Unknown language "${languageCode}".`, 400, null, true)
  const labels = await siteLabelsOf(voix, languageCode)
  // Rows are read as for the preview's own page: the locale of this request is ignored.
  const req = await createLocalReq({ user: user ?? undefined }, payload)
  const rows = readRows(body.rows)
  const resolve = async () =>
    resolveRows({
      req,
      slug: isPattern(path) ? await sampleSlug({ req, pageId, rows, locale: languageCode }) : null,
      rows,
      context: { languageCode, layout, siteId, path, timeZone, preview: true, labels },
      catalogue,
      loaders,
      queryCollections,
      originOf: originOfSite(sites),
      isStudio: true,
    })
  const release = body.release ? await findRelease({ req, id: body.release }) : null
  return { resolution: await (release ? asReleased({ req, release: release.id, work: resolve }) : resolve()) }
})
