import type { ReactNode } from 'react'
import type { SliceProps } from 'voix/slices'
import type { Attributes } from '../../../components/attributes'
import { ButtonLink } from '../../../components/ButtonLink'
import { Download } from '../../../components/Download'
import { Heading } from '../../../components/Heading'
import { Section } from '../../../components/Section'
import type { agentDashboard } from './config'
import type { load } from './load'

export default function AgentDashboard(props: SliceProps<typeof agentDashboard, typeof load>) {
  const { fields, field, root, data, context } = props
  const { labels } = context
  return (
    <Section root={root} tone={fields.tone} width="wide">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-6">
        {data?.isAgent || context.preview ? (
          <p className="heading text-4xl">
            <span {...field.greeting}>{fields.greeting}</span>
            {data?.name ? `, ${data.name}` : null}
          </p>
        ) : null}
        <p className="flex items-center gap-5">
          <span>
            <strong className="heading text-4xl">{data?.offers ?? 0}</strong>{' '}
            {labels['agents.offers'] ?? 'offers to sell'}
          </span>
          <ButtonLink link={fields.link} attributes={field.link} />
        </p>
      </div>
      <div className="grid gap-6 @3xl:grid-cols-2">
        <Panel title={fields.offersTitle} attributes={field.offersTitle}>
          {(data?.ending ?? []).map(({ id, title, until, booking }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 border-t border-line py-3">
              {booking ? (
                <a href={booking} className="font-semibold underline underline-offset-4">
                  {title}
                </a>
              ) : (
                title
              )}
              <span className="text-muted">{until}</span>
            </li>
          ))}
        </Panel>
        <Panel title={fields.papersTitle} attributes={field.papersTitle}>
          {(data?.papers ?? []).map(({ id, title, file }) => (
            <li key={id} className="border-t border-line py-3">
              {file ? <Download file={file} text={title} /> : title}
            </li>
          ))}
        </Panel>
      </div>
    </Section>
  )
}

function Panel({ title, attributes, children }: { title: string; attributes: Attributes; children: ReactNode }) {
  return (
    <div className="card p-6 md:p-8">
      <Heading as="h2" size="text-2xl" className="mb-4" attributes={attributes}>
        {title}
      </Heading>
      <ul>{children}</ul>
    </div>
  )
}
