import * as z from 'zod/mini'
import { endpoint } from './endpoint'

export const readOpenApi = endpoint({
  method: 'get',
  path: '/voix/openapi.json',
  summary: 'Describes these endpoints as OpenAPI 3.1.',
  caller: 'staff',
  answer: z.record(z.string(), z.unknown()),
})
