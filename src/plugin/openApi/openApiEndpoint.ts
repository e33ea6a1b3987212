import { createEndpoint } from '../../collections/core/endpoints/createEndpoint'
import { readOpenApi } from '../../contract/api'
import { describeApi } from './describeApi'

export const openApiEndpoint = createEndpoint(readOpenApi, async ({ req }) =>
  describeApi({ apiRoute: req.payload.config.routes.api, cookiePrefix: req.payload.config.cookiePrefix }),
)
