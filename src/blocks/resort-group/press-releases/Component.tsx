import { Link } from 'voix/render/parts'
import type { SliceProps } from 'voix/slices'
import { ButtonLink } from '../../../components/ButtonLink'
import { Heading } from '../../../components/Heading'
import { Section } from '../../../components/Section'
import { SectionHead } from '../../../components/SectionHead'
import type { Post } from '../../lib/loadPosts'
import type { pressReleases } from './config'
import type { load } from './load'

export default function PressReleases(props: SliceProps<typeof pressReleases, typeof load>) {
  const { fields, field, root, data, context } = props
  const releases = data ?? []
  return (
    <Section root={root} tone={fields.tone}>
      <SectionHead fields={fields} field={field} align="left" />
      {releases.length === 0 ? (
        <p className="text-muted">{context.labels['press.none'] ?? 'There is no press release at the moment.'}</p>
      ) : (
        <div className="grid gap-14">
          {groups(releases, fields.byYear).map(([year, ofYear]) => (
            <div key={year} className="grid gap-6">
              {year === '' ? null : (
                <Heading as="h3" size="text-3xl">
                  {year}
                </Heading>
              )}
              <ul>
                {ofYear.map((release) => (
                  <Release key={release.id} release={release} rank={year === '' ? 'h3' : 'h4'} />
                ))}
              </ul>
            </div>
          ))}
        </div>
      )}
      <div className="mt-10 empty:hidden">
        <ButtonLink link={fields.viewMoreBtn} variant="ghost" attributes={field.viewMoreBtn} />
      </div>
    </Section>
  )
}

/** The day on the left and the title on the right. The whole row is a link to the release. */
function Release({ release, rank }: { release: Post; rank: 'h3' | 'h4' }) {
  const { title, excerpt, date, publishedAt, link } = release
  return (
    <li className="group relative grid gap-6 border-t border-line py-4 @4xl:grid-cols-[1fr_2fr]">
      {date ? (
        <time dateTime={publishedAt} className="text-muted tabular-nums">
          {date}
        </time>
      ) : (
        <span />
      )}
      <div className="min-w-0">
        <Heading as={rank} size="text-2xl">
          {link ? (
            <Link link={link} className="after:absolute after:inset-0 group-hover:text-accent-ink">
              {title}
            </Link>
          ) : (
            title
          )}
        </Heading>
        {excerpt ? <p className="mt-2 text-pretty text-muted">{excerpt}</p> : null}
      </div>
    </li>
  )
}

/** Groups releases by year, in their order. Without `byYear` returns one group without a name. */
function groups(releases: readonly Post[], byYear: boolean): [year: string, Post[]][] {
  const found = new Map<string, Post[]>()
  for (const release of releases) {
    const year = byYear ? release.publishedAt.slice(0, 4) : ''
    found.set(year, [...(found.get(year) ?? []), release])
  }
  return [...found]
}
