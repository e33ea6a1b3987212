import { describe, expect, it } from 'vitest'
import { refuseWholePages } from './refuseWholePages'

const call = (name: string, args: Record<string, unknown>) => () => refuseWholePages({ name, args })

describe('refuseWholePages', () => {
  it('refuses the form and the document view of a page', () => {
    expect(call('form-state', { collectionSlug: 'pages' })).toThrow('whole page')
    expect(call('form-state', { collectionSlug: 'pages', schemaPath: 'pages' })).toThrow('whole page')
    expect(call('form-state', { collectionSlug: 'pages', schemaPath: 'pages.elements' })).toThrow('whole page')
    expect(call('render-document', { collectionSlug: 'pages', docID: '1' })).toThrow('whole page')
  })

  it('allows the form of one element, and everything of other collections', () => {
    expect(call('form-state', { collectionSlug: 'pages', schemaPath: 'pages.elements.hero' })).not.toThrow()
    expect(call('form-state', { collectionSlug: 'pages', schemaPath: 'pages.elements.hero.copy' })).not.toThrow()
    expect(call('render-document', { collectionSlug: 'media' })).not.toThrow()
    expect(call('table-state', { collectionSlug: 'pages' })).not.toThrow()
  })
})
