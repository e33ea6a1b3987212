import type { ReactNode } from 'react'
import type { Debug, DebugElement, DebugPage } from './readDebug'
import { DEBUG_STYLES } from './debugStyles'

/** Renders `/voix-debug` for staff: the parts of a page, and its state in the cache. */
export function DebugScreen({ debug }: { debug: Debug }) {
  const { request: asked, page } = debug
  return (
    <main className="voix-debug">
      <title>{`Debug ${asked.path}`}</title>
      <meta name="robots" content="noindex" />
      <style>{DEBUG_STYLES}</style>
      <header>
        <h1>Debug</h1>
        <p>A page as a visitor without a session gets it.</p>
        <Ask debug={debug} />
      </header>
      {page ? (
        <PagePart page={page} debug={debug} />
      ) : (
        <Part title="Page">
          <p>
            There is no page at <code>{asked.path}</code> for visitors.
          </p>
        </Part>
      )}
      <CachePart debug={debug} />
      {page && <ElementsPart elements={page.elements} />}
      <Part title="Server">
        <Facts
          facts={{
            Build: debug.server.build,
            Node: debug.server.node,
            Process: debug.server.process,
            'Up for': `${Math.round(debug.server.upFor)} s`,
            Memory: inMegabytes(debug.server.memory),
            'Pages in memory': debug.cache
              ? `${debug.cache.pages} (${inMegabytes(debug.cache.bytes)})`
              : 'This server stores none',
          }}
        />
      </Part>
    </main>
  )
}

function Ask({ debug: { request: asked, sites, layouts } }: { debug: Debug }) {
  return (
    <form>
      <label>
        Path <input name="path" defaultValue={asked.path} spellCheck={false} />
      </label>
      {sites.length > 1 && (
        <label>
          Site{' '}
          <select name="site" defaultValue={asked.siteId}>
            {sites.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <label>
        Layout{' '}
        <select name="layout" defaultValue={asked.layout ?? ''}>
          <option value="">The page’s own</option>
          {layouts.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <button>Show</button>
    </form>
  )
}

function PagePart({ page, debug }: { page: DebugPage; debug: Debug }) {
  return (
    <Part title={page.title}>
      <Facts
        facts={{
          Address: <a href={debug.request.path}>{debug.request.path}</a>,
          Id: page.id,
          Layout: page.layout,
          Language: page.languageCode,
          Changed: page.updatedAt,
          'Loaded in': `${debug.loadedIn.toFixed(1)} ms`,
          Interest: page.points.map(({ name, point }) => `${name} +${point}`).join(', ') || 'None',
          Signals: <Json value={page.signals} isEmpty={page.signals.length === 0} />,
          'Head tags': debug.head ? <code>{debug.head}</code> : 'None',
        }}
      />
    </Part>
  )
}

function CachePart({ debug: { stored, tags } }: { debug: Debug }) {
  return (
    <Part title="Cache">
      {stored ? (
        <Facts
          facts={{
            State: stored.isCurrent ? 'Stored, and given out' : 'Stored, and expired: the next visitor gets a new one',
            Since: new Date(stored.since).toISOString(),
            Until: Number.isFinite(stored.until) ? new Date(stored.until).toISOString() : 'Something on it changes',
            Status: stored.status,
            Size: `${(stored.bytes / 1000).toFixed(1)} kB`,
          }}
        />
      ) : (
        <p>{stored === null ? 'Not stored: it is rendered for the next visitor.' : 'This server stores no pages.'}</p>
      )}
      <details>
        <summary>Expired by {tags.length} tags</summary>
        <ul className="voix-debug-tags">
          {tags.map((tag) => (
            <li key={tag}>
              <code>{tag}</code>
            </li>
          ))}
        </ul>
      </details>
    </Part>
  )
}

function ElementsPart({ elements }: { elements: readonly DebugElement[] }) {
  return (
    <Part title={`${elements.length} elements`}>
      <table>
        <thead>
          <tr>
            <th scope="col">Slice</th>
            <th scope="col">Element</th>
            <th scope="col">Conditions</th>
            <th scope="col">Query</th>
          </tr>
        </thead>
        <tbody>
          {elements.map(({ id, slice, conditions, repeated }) => (
            <tr key={id}>
              <th scope="row">{slice}</th>
              <td>
                <code>{id}</code>
              </td>
              <td>
                <Json value={conditions} isEmpty={conditions.conditions.length === 0} />
              </td>
              <td>{repeated === null ? '' : `${repeated} documents`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

function Facts({ facts }: { facts: Record<string, ReactNode> }) {
  return (
    <dl>
      {Object.entries(facts).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Json({ value, isEmpty }: { value: unknown; isEmpty: boolean }) {
  return isEmpty ? 'None' : <code>{JSON.stringify(value)}</code>
}

function inMegabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}
