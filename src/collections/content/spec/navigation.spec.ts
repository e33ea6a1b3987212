import { describe, expect, it } from 'vitest'
import { buildNavigation, flattenNavigation, trailTo, type NavigationNode } from '../navigation'
import { resolveContent } from '../resolve'
import { readRow } from '../files/readCollection'

const [collection] = [...resolveContent({ dir: '/content' }).values()].filter(({ name }) => name === 'docs')

/** Builds the navigation of files, given their front matter by file name. */
const treeOf = (
  files: Record<string, string>,
  options?: { fields?: string[]; order?: (a: NavigationNode, b: NavigationNode) => number },
) => {
  if (!collection) throw new Error('no docs')
  const rows = Object.entries(files).map(([file, matter]) =>
    readRow({ collection, file, text: `---\n${matter}\n---\nText` }),
  )
  return buildNavigation(rows, { prefix: '/docs', ...options })
}

describe('the navigation of a collection', () => {
  it('has title, path, stem and children, and what else is asked for', () => {
    const tree = treeOf(
      {
        '1.guide/1.index.md': 'title: Guide\norder: 7\nnavigation:\n  icon: book',
        '1.guide/2.setup.md': 'title: Setup',
      },
      { fields: ['order'] },
    )
    expect(tree).toEqual([
      {
        title: 'Guide',
        path: '/docs/guide',
        stem: '1.guide',
        order: 7,
        icon: 'book',
        children: [{ title: 'Setup', path: '/docs/guide/setup', stem: '1.guide/2.setup', order: null }],
      },
    ])
  })

  it('makes a title for a folder without a page, and says page false', () => {
    expect(treeOf({ '1.getting-started/1.setup.md': 'title: Setup' })).toMatchObject([
      { title: 'Getting started', path: '/docs/getting-started', page: false, children: [{ title: 'Setup' }] },
    ])
  })

  it('merges an index page into its folder, in whatever order they come', () => {
    const [folder] = treeOf({ '1.a/2.z.md': 'title: Z', '1.a/index.md': 'title: All of A' })
    expect(folder).toMatchObject({ title: 'All of A', path: '/docs/a', children: [{ title: 'Z' }] })
    expect(folder).not.toHaveProperty('page')
    expect(folder?.children).toHaveLength(1)
    expect(
      treeOf({ 'index.md': 'title: Top', '2.b.md': 'title: B' })
        .map(({ path }) => path)
        .sort(),
    ).toEqual(['/docs', '/docs/b'])
  })

  it('leaves out entries with navigation false, and the whole folder of an index with it', () => {
    const tree = treeOf({
      '1.a.md': 'title: A',
      '2.b.md': 'title: B\nnavigation: false',
      '3.c/index.md': 'title: C\nnavigation: false',
      '3.c/1.deep/1.d.md': 'title: D',
    })
    expect(flattenNavigation(tree).map(({ title }) => title)).toEqual(['A'])
  })

  it('is in the order of the stems, numbers as numbers, unless another is asked for', () => {
    const files = { '10.last.md': 'title: Last', '2.second.md': 'title: Second', '1.first.md': 'title: First' }
    expect(treeOf(files).map(({ title }) => title)).toEqual(['First', 'Second', 'Last'])
    const backwards = treeOf(files, { order: (a, b) => b.title.localeCompare(a.title) })
    expect(backwards.map(({ title }) => title)).toEqual(['Second', 'Last', 'First'])
  })

  it('leads from the top to a page', () => {
    const tree = treeOf({ '1.a/1.b/1.c.md': 'title: C' })
    expect(trailTo(tree, '/docs/a/b/c').map(({ title }) => title)).toEqual(['A', 'B', 'C'])
    expect(trailTo(tree, '/docs/none')).toEqual([])
  })
})
