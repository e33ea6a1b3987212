import { getVoix } from '../../options/getVoix'
import { type Check, findAll, type Finding } from '../../slices/checks'
import { missingDescription } from './descriptionCheck'
import { otherRoute } from './otherRouteCheck'
import { readOnServer, type PageToCheck } from './readOnServer'
import { sections } from './sectionCheck'
import { deadLinks, labels, pictures, untranslated } from './serverChecks'

interface Input extends PageToCheck {
  /** The product's checks to run. Default: all that need the server. */
  own?: readonly Check[]
}

/** Returns the findings of the checks that need the server, including the application's checks. */
export async function findOnServer({
  req,
  page,
  rows,
  own = [otherRoute, missingDescription, deadLinks, pictures, untranslated, labels, sections],
}: Input): Promise<Finding[]> {
  const { checks } = getVoix(req.payload.config)
  return findAll(await readOnServer({ req, page, rows }), [...own, ...checks], (err, { name }) => {
    req.payload.logger.error({ err, msg: `The check "${name}" failed.` })
  })
}
