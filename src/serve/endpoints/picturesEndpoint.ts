import { createEndpoint } from '../../collections/core/endpoints/createEndpoint'
import { countPictures } from '../../contract/site'
import { countPictures as countOf } from './drawAhead'

export const picturesEndpoint = createEndpoint(countPictures, ({ req, query }) => countOf(req.payload, query))
