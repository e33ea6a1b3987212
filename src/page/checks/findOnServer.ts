import type { PayloadRequest } from 'payload'
import { layoutsInForce } from '../../collections/core/layoutColors/inForce'
import { getVoix } from '../../options/getVoix'
import { type Check, findAll, type Finding, readPage } from '../../slices/checks'
import { checkedSlices } from '../../slices/checks/checkedSlices'
import { type Row, toTree } from '../../tree'
import { missingDescription } from './descriptionCheck'
import { otherRoute } from './otherRouteCheck'
import { sections } from './sectionCheck'
import { deadLinks, labels, pictures, untranslated } from './serverChecks'

interface Input {
  req: PayloadRequest
  /** The page's own fields. */
  page: Readonly<Record<string, unknown>>
  rows: readonly Row[]
  /** The product's. Default: all that need the server. */
  own?: readonly Check[]
}

/** What the checks find that need the server, the application's among them. */
export async function findOnServer({
  req,
  page,
  rows,
  own = [otherRoute, missingDescription, deadLinks, pictures, untranslated, labels, sections],
}: Input): Promise<Finding[]> {
  const { catalogue, checks, defaultLayout, languages } = getVoix(req.payload.config)
  const colors = (await layoutsInForce(req)).find(({ name }) => name === (page.layout || defaultLayout))
  const read = readPage({ page, tree: toTree(rows), slice: checkedSlices(catalogue.all), languages, colors, req })
  return findAll(read, [...own, ...checks], (err, { name }) => {
    req.payload.logger.error({ err, msg: `The check "${name}" failed.` })
  })
}
