import { describe, expect, it } from 'vitest'
import { attributesProblem, contentProblem, headHtml, headSources, hostProblem } from './headTag'

describe('what a head tag writes', () => {
  it('is its element, whose attributes end nothing', () => {
    const attributes = { name: 'a"b', content: '<x>&', hidden: true, async: false }
    expect(headHtml({ tag: 'meta', attributes })).toBe('<meta name="a&quot;b" content="&lt;x>&amp;" hidden="">')
    expect(headHtml({ tag: 'script', attributes: { src: '/a.js' } })).toBe('<script src="/a.js"></script>')
    expect(headHtml({ tag: 'raw', content: '<!-- a --><meta name="b">' })).toBe('<!-- a --><meta name="b">')
  })

  it('names the hosts of its addresses by themselves, and those that it is told with their subdomains', () => {
    const none = { 'script-src': [], 'style-src': [], 'font-src': [], 'frame-src': [] }
    const raw = `<script async src="https://a.example/x.js?b=1&amp;c=2"></script><link rel="stylesheet" href='//b.example/s.css'>`
    expect(headSources({ tag: 'raw', content: raw })).toEqual({
      ...none,
      'script-src': ['https://a.example'],
      'style-src': ['https://b.example'],
    })
    expect(headSources({ tag: 'link', attributes: { rel: 'icon', href: 'https://c.example/i.png' } })).toEqual(none)
    expect(headSources({ tag: 'script', attributes: { src: "https://d.example;script-src'*'" } })).toEqual(none)
    const named = ['https://e.example', 'https://*.e.example']
    expect(headSources({ tag: 'script', content: 'go()', hosts: ['e.example', '*; x'] })).toEqual({
      'script-src': named,
      'style-src': named,
      'font-src': named,
      'frame-src': named,
    })
  })
})

describe('what a head tag may not be', () => {
  it.each([
    ['raw', '<div>a</div>', /"<div>" would end it/],
    ['raw', 'Hello', /"Hello" would end it/],
    ['raw', '</head><script></script>', /"<\/head>" would end it/],
    ['raw', '<script>go()', /script is not ended/],
    ['raw', '<meta name="a" onload="go()">', /"onload" is not allowed/],
    ['script', 'a("</script >")', /leave "<\/script" out/],
    ['meta', 'text', /has attributes only/],
  ] as const)('%s: %s', (tag, content, problem) => {
    expect(contentProblem({ tag, content })).toMatch(problem)
  })

  it.each([
    ['raw', '<!-- a -->\n<script>if (a < b) go("<div>")</script>\n<noscript><style>a{}</style></noscript>'],
    ['style', 'a::before { content: "<b>" }'],
    ['link', ''],
  ] as const)('but %s: %s may be', (tag, content) => {
    expect(contentProblem({ tag, content })).toBeNull()
  })

  it('has attributes with plain names, and hosts without a scheme', () => {
    expect(attributesProblem({ 'data-a': 1, async: true })).toBeNull()
    expect(attributesProblem({ onclick: 'go()' })).toMatch(/"onclick"/)
    expect(hostProblem('tags.example')).toBeNull()
    expect(hostProblem('https://tags.example/a')).toMatch(/no host name/)
  })
})
