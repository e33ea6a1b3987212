import { BoldFeature, HeadingFeature, lexicalEditor, LinkFeature } from '@payloadcms/richtext-lexical'
import type { PayloadRequest, SanitizedConfig } from 'payload'
import { expect, it } from 'vitest'
import { richTextFeatures } from './richTextFeatures'

const requestOf = (editor: unknown) => ({ payload: { config: { editor } } }) as unknown as PayloadRequest

it('reads from an editor of Payload which features and headings it has', async () => {
  const make = lexicalEditor({
    features: [BoldFeature(), HeadingFeature({ enabledHeadingSizes: ['h2', 'h4'] }), LinkFeature()],
  })
  const config = { collections: [], i18n: { translations: {} }, localization: false } as unknown as SanitizedConfig
  const found = richTextFeatures(requestOf(await make({ config, isRoot: true, parentIsLocalized: false })))
  expect(found).toEqual(expect.arrayContaining(['bold', 'heading', 'h2', 'h4', 'link']))
  for (const absent of ['italic', 'h3', 'upload', 'blockquote']) expect(found).not.toContain(absent)
})

it('tells nothing of another editor', () => {
  expect(richTextFeatures(requestOf({}))).toBeUndefined()
  expect(richTextFeatures(requestOf(undefined))).toBeUndefined()
})
