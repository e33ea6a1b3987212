import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { DocumentationScreen } from '../../src/admin/documentation/DocumentationScreen'
import type { DocLink } from '../../src/admin/documentation/readDocumentation'
import { parseMarkdown } from '../../src/collections/content/files/markdown'

const BASE = '/voix/documentation'

const link = (title: string, path: string | null, children: DocLink[] = []): DocLink => ({
  title,
  href: path === null ? null : BASE + path,
  description: `About ${title}`,
  children,
})

const SECTIONS = [
  {
    title: 'User guide',
    about: 'For everybody.',
    entries: [link('Start', '/guide'), link('Deeper', null, [link('Pictures', '/guide/deeper/pictures')])],
  },
]

const SEARCH = [
  {
    title: 'Start',
    section: 'User guide',
    href: `${BASE}/guide`,
    headings: [],
    text: 'Drag a picture into the frame.',
  },
  {
    title: 'Pictures',
    section: 'User guide',
    href: `${BASE}/guide/deeper/pictures`,
    headings: [{ id: 'alt-text', text: 'The alt text' }],
    text: 'Words for those who cannot see.',
  },
]

function show(markdown?: string) {
  const body = parseMarkdown(markdown ?? '')
  const page =
    markdown === undefined
      ? null
      : {
          title: 'Pictures',
          href: `${BASE}/guide/deeper/pictures`,
          body,
          trail: [{ title: 'User guide', href: null }],
          previous: link('Start', '/guide'),
          next: null,
          headings: [
            { id: 'one', text: 'One', depth: 2 },
            { id: 'two', text: 'Two', depth: 2 },
          ],
        }
  render(<DocumentationScreen base={BASE} documentation={{ sections: SECTIONS, page, search: SEARCH }} />)
  return userEvent.setup()
}

const hrefOf = (element: HTMLElement) => element.getAttribute('href')

describe('the documentation', () => {
  it('begins with an overview, and its navigation has folders without a page as words', () => {
    show()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Documentation')
    const tree = within(screen.getByRole('navigation', { name: 'Documentation' }))
    expect(tree.getAllByRole('link').map(hrefOf)).toEqual([`${BASE}/guide`, `${BASE}/guide/deeper/pictures`])
    expect(tree.getByText('Deeper').tagName).toBe('SPAN')
  })

  it('shows markdown with anchors at headings, code, pictures and links, and no HTML of its own', () => {
    show(
      '## One\n\nA **strong** `word`.\n\n```ts\nconst a = 1\n```\n\n![A beach](/beach.jpg)\n\n[Home](/) [Away](https://a.example) [Bad](javascript:alert(1))\n\n<img src=x onerror=alert(1)>\n\n## One',
    )
    const article = within(screen.getByRole('article'))
    const headings = article.getAllByRole('heading', { level: 2 })
    expect(headings.map(({ id }) => id)).toEqual(['one', 'one-1'])
    expect(hrefOf(within(headings[1] as HTMLElement).getByRole('link'))).toBe('#one-1')
    expect(article.getByRole('region', { name: 'Code: ts' }).textContent).toBe('const a = 1')
    expect(article.getAllByRole('img').map((image) => image.getAttribute('src'))).toEqual(['/beach.jpg'])
    expect(article.getByRole('link', { name: 'Away' }).getAttribute('rel')).toBe('noreferrer')
    expect(article.queryByRole('link', { name: 'Bad' })).toBeNull()
    expect(article.getByText(/onerror/)).toBeTruthy()
  })

  it('has breadcrumbs, the page before, and what is on the page', () => {
    show('## One\n\n## Two')
    const trail = screen.getByRole('navigation', { name: 'Breadcrumbs' })
    expect(
      within(trail)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Documentation', 'User guide'])
    const around = within(screen.getByRole('navigation', { name: 'Previous and next page' }))
    expect(around.getAllByRole('link').map(hrefOf)).toEqual([`${BASE}/guide`])
    const contents = within(screen.getByRole('navigation', { name: 'On this page' }))
    expect(contents.getAllByRole('link').map(hrefOf)).toEqual(['#one', '#two'])
  })

  it('finds pages by title, heading and text, the best first, and leads to the heading', async () => {
    const user = show()
    const box = screen.getByRole('searchbox', { name: 'Search the documentation' })
    await user.type(box, 'picture')
    const found = () => within(screen.getByRole('list', { name: 'Found' })).getAllByRole('link')
    expect(found().map(hrefOf)).toEqual([`${BASE}/guide/deeper/pictures`, `${BASE}/guide`])
    expect(screen.getByRole('status').textContent).toBe('2 pages found')
    await user.clear(box)
    await user.type(box, 'TEXT alt')
    expect(found().map(hrefOf)).toEqual([`${BASE}/guide/deeper/pictures#alt-text`])
    await user.clear(box)
    await user.type(box, 'zebra (')
    expect(screen.getByRole('status').textContent).toBe('No pages found')
    await user.keyboard('{Escape}')
    expect(box).toHaveProperty('value', '')
  })
})
