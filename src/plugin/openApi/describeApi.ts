import { toJSONSchema } from 'zod'
import { takesInput, type Caller, type Contract } from '../../contract/endpoint'
import { allContracts } from '../../contract/all'

const CALLERS: Readonly<Record<Caller, string>> = {
  administrator: 'For administrators.',
  editor: 'For editors.',
  staff: 'For administrators, editors and reviewers.',
  studio: 'For administrators, editors and reviewers. 401 without a session.',
  document: 'For users with access to the document.',
  visitor: 'For all users and visitors.',
}

/** The version of the API, not of the package. */
const VERSION = '1'

type JsonSchema = Record<string, unknown>

const ERROR = { $ref: '#/components/schemas/Errors' }

const ERRORS: JsonSchema = {
  type: 'object',
  required: ['errors'],
  properties: {
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['message'],
        properties: {
          message: { type: 'string' },
          data: {
            type: 'object',
            description: 'The fields that do not fit, each with the rule.',
            properties: {
              errors: {
                type: 'array',
                items: {
                  type: 'object',
                  properties: { path: { type: 'string' }, message: { type: 'string' } },
                },
              },
            },
          },
        },
      },
    },
  },
}

interface Place {
  /** Payload's API route, such as `/api`. */
  apiRoute: string
  /** Payload's prefix of the session cookie. */
  cookiePrefix: string
}

/** Describes the product's endpoints as OpenAPI 3.1. */
export function describeApi({ apiRoute, cookiePrefix }: Place) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const { name, contracts } of allContracts())
    for (const contract of contracts) {
      const path = `${apiRoute}${contract.path.replace(/:([a-z]+)/gi, '{$1}')}`
      paths[path] = { ...paths[path], [contract.method]: operationOf(name, contract) }
    }
  return {
    openapi: '3.1.0',
    info: { title: 'Voix', version: VERSION },
    paths,
    components: {
      schemas: { Errors: ERRORS },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: `${cookiePrefix}-token` },
        key: { type: 'apiKey', in: 'header', name: 'Authorization', description: '`users API-Key <key>`' },
      },
    },
    security: [{ session: [] }, { key: [] }],
  }
}

function operationOf(subject: string, contract: Contract) {
  const { summary, caller, query, body, file, answer, status, path } = contract
  const names = [...path.matchAll(/:([a-z]+)/gi)].map(([, name]) => name)
  const asked = schemaOf(query, 'input')
  const properties = Object.entries((asked.properties ?? {}) as Record<string, JsonSchema>)
  const required = (asked.required ?? []) as string[]
  const sent = schemaOf(body, 'input')
  const content =
    typeof answer === 'string' ? { [answer]: {} } : { 'application/json': { schema: schemaOf(answer, 'output') } }
  return {
    tags: [subject],
    summary,
    description: CALLERS[caller],
    parameters: [
      ...names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
      ...properties.map(([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema })),
    ],
    ...(takesInput(body) && { requestBody: { required: true, content: { 'application/json': { schema: sent } } } }),
    ...(file !== undefined && { requestBody: { required: true, content: { [file]: {} } } }),
    responses: {
      [status]: { description: 'Success', content },
      default: {
        description: 'An error, with a sentence for the user.',
        content: { 'application/json': { schema: ERROR } },
      },
    },
  }
}

function schemaOf(schema: Contract['query'], io: 'input' | 'output'): JsonSchema {
  if (!takesInput(schema)) return {}
  const { $schema: _, ...rest } = toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}
