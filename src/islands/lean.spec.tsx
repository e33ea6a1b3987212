import { Suspense, use, type ReactNode } from 'react'
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { Island, part } from '../render/parts'
import '../render/renderPage'
import { toLean } from './lean.mjs'

const PARTS = {
  loader: '/_next/static/voix/loader-1.js',
  scripts: '/_next/static/',
  styles: { '/_next/static/chunks/a.css': { jewel: '/_next/static/voix/jewel-1.css' } },
  notNeeded: ['1', '2'],
  modules: { '3': 'src/Toggle.tsx' },
}
const FLIGHT = '0:["$","html"]\n1:I[1,["/_next/static/chunks/a.js"],"Island"]\n'
const NEXTS = [
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>',
  '<script src="/_next/static/chunks/a.js" async=""></script>',
  '<script src="/_next/static/chunks/polyfills.js" noModule=""></script>',
]
const DESCRIPTION = `<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"<div>"])</script>`

/** Renders as Next does: React's stream, with scripts in the head and after the content. */
async function asNext(body: ReactNode): Promise<string> {
  const stream = new PassThrough()
  const html = text(stream)
  const { pipe } = renderToPipeableStream(
    <html>
      <head>
        <link rel="stylesheet" href="/_next/static/chunks/a.css" />
      </head>
      <body>{body}</body>
    </html>,
    { onShellReady: () => pipe(stream) },
  )
  return (await html).replace('</head>', `${NEXTS.join('')}</head>`).replace('</body>', `${DESCRIPTION}</body>`)
}

const lean = (html: string, flight = FLIGHT) => toLean({ html, flight, parts: PARTS })
const htmlOf = (result: ReturnType<typeof lean>) => ('html' in result ? result.html : result.problem)
const bodyOf = (html: string) => /<body>(.*)<\/body>/s.exec(html)?.[1] ?? ''

function Late({ after, children }: { after: Promise<unknown>; children: ReactNode }) {
  use(after)
  return children
}
const soon = () => new Promise((resolve) => setTimeout(resolve, 5))

describe('a page as it is stored', () => {
  it('has nothing of Next but what it shows', async () => {
    const body = <p className="a">Text with &lt;script&gt; in it</p>
    const html = htmlOf(lean(await asNext(body)))
    expect(bodyOf(html)).toBe(renderToStaticMarkup(body))
    expect(html).toContain('/_next/static/chunks/a.css')
    expect(html).not.toMatch(/<script|rel="preload"/)
  })

  it('has the style sheet of its layout', async () => {
    const html = await asNext(<p>Text</p>)
    const of = (layout: string) => htmlOf(lean(html.replace('<html>', `<html data-layout="${layout}">`)))
    expect(of('jewel')).toContain('<link rel="stylesheet" href="/_next/static/voix/jewel-1.css"/>')
    expect(of('another')).toContain('<link rel="stylesheet" href="/_next/static/chunks/a.css"/>')
  })

  it('keeps scripts that are not Next’s', async () => {
    const own = '<script type="application/ld+json">{"a":"</b>"}</script>'
    const html = htmlOf(lean(await asNext(<div dangerouslySetInnerHTML={{ __html: own }} />)))
    expect(html).toContain(own)
  })

  it('has what was rendered late in its place, also inside of each other', async () => {
    const [first, second] = [soon(), soon()]
    const long = 'Long enough to be sent behind the page. '.repeat(50)
    const page = (isStatic: boolean) => {
      const Wait = isStatic ? ({ children }: { children: ReactNode }) => children : Suspense
      const After = isStatic ? ({ children }: { children: ReactNode }) => children : Late
      return (
        <main>
          <Wait fallback={<i>…</i>}>
            <After after={first}>
              <div id="one">
                {long}
                <Wait fallback={<div>…</div>}>
                  <After after={second}>
                    <div id="two">{long}</div>
                  </After>
                </Wait>
              </div>
            </After>
          </Wait>
          <p>Behind</p>
        </main>
      )
    }
    const made = await asNext(page(false))
    expect(made).toContain('$RC("B:0"')
    const html = bodyOf(htmlOf(lean(made)))
    expect(html.replaceAll(/<!--.*?-->/g, '')).toBe(renderToStaticMarkup(page(true)))
    expect(html.match(/<!--\$-->/g)).toHaveLength(2)
  })

  it('has the loader where something may come later, for those who are signed in', async () => {
    expect(htmlOf(lean(await asNext(<voix-for element="a" style={{}} children={null} />)))).toContain(PARTS.loader)
  })

  it('has the loader when there is an island to wake', async () => {
    const clock = part('clock', async () => ({ default: () => <b>12:00</b> }))
    const island = (mode: 'load' | 'none') => <Island part={clock} mode={mode} props={{}} />
    expect(htmlOf(lean(await asNext(island('load'))))).toContain(`<script type="module" src="${PARTS.loader}">`)
    const asleep = htmlOf(lean(await asNext(island('none'))))
    expect(asleep).not.toContain('<script')
    expect(asleep).toContain('<b>12:00</b>')
  })
})

describe('a page is stored as Next has made it', () => {
  it('when a component of the browser stands outside an island', async () => {
    const flight = `${FLIGHT}2:I[3,["/_next/static/chunks/b.js"],"Toggle"]\n`
    expect(lean(await asNext(<p />), flight)).toEqual({
      problem: 'it uses src/Toggle.tsx in the browser, outside an island',
    })
    expect(lean(await asNext(<p />), FLIGHT.replace('I[1', 'I[77'))).toEqual({
      problem: 'it uses the module 77 in the browser, outside an island',
    })
  })

  it('when anything of it is not as it is known', async () => {
    const html = await asNext(<p />)
    const changes = {
      'no description': html.replace(DESCRIPTION, ''),
      'an unknown step of React': html.replace('</body>', '<script>$RZ("B:0")</script></body>'),
      'a boundary that failed': html.replace('<p>', '<!--$!--><template data-dgst="1"></template><!--/$--><p>'),
      'a boundary without its content': html.replace('<p>', '<!--$?--><template id="B:0"></template><!--/$--><p>'),
      'a content that is not there': html.replace('</body>', '<script>$RC("B:0","S:0")</script></body>'),
    }
    for (const [name, changed] of Object.entries(changes)) expect(lean(changed), name).toHaveProperty('problem')
  })
})
