import { postgresAdapter } from '@payloadcms/db-postgres'
import { buildConfig, configToJSONSchema } from 'payload'
import { expect, it } from 'vitest'
import { defineSlice, field } from '../../slices'
import { voix } from '../voix'

it('the schema of the generated types defines the envelope of elements once, beside what the application defines', async () => {
  const config = await buildConfig({
    secret: 'secret',
    db: postgresAdapter({ pool: {} }),
    typescript: {
      schema: [
        ({ jsonSchema }) => ({ ...jsonSchema, definitions: { ...jsonSchema.definitions, Own: { type: 'string' } } }),
      ],
    },
    plugins: [
      voix({
        voixConfig: { layouts: [{ name: 'plain', label: 'Plain' }] },
        slices: ['note', 'card'].map((name) =>
          defineSlice({ name, label: name, admin: { group: 'g' }, fields: { text: field.text() } }),
        ),
      }),
    ],
  })
  const { definitions = {} } = configToJSONSchema(config, 'number')
  expect(definitions).toMatchObject({ Own: { type: 'string' }, ElementEnvelope: { type: 'object' } })
  for (const slice of ['NoteSlice', 'CardSlice'])
    expect(definitions[slice]?.properties).toMatchObject({ element: { $ref: '#/definitions/ElementEnvelope' } })
  const refs = [...JSON.stringify(definitions).matchAll(/"#\/definitions\/(Element\w*)"/g)].map(([, name]) => name)
  expect(Object.keys(definitions)).toEqual(expect.arrayContaining(refs))
})
