import type { SliceProps } from 'voix/slices'
import { ButtonLink } from '../../../components/ButtonLink'
import { gridClass } from '../../../components/grid'
import { Heading } from '../../../components/Heading'
import { Section } from '../../../components/Section'
import { SectionHead } from '../../../components/SectionHead'
import { TickList } from '../../../components/TickList'
import type { weddingPackages } from './config'

type Props = SliceProps<typeof weddingPackages>

export default function WeddingPackages({ fields, field, root }: Props) {
  const columns = Math.min(Math.max(fields.packages.length, 2), 3)
  return (
    <Section root={root} tone={fields.tone}>
      <SectionHead fields={fields} field={field} />
      <ul {...field.packages} className={`${gridClass(columns)} gap-6 md:gap-8`}>
        {fields.packages.map((wedding) => (
          <Package key={wedding.id} wedding={wedding} />
        ))}
      </ul>
      {fields.note ? (
        <p {...field.note} className="mt-8 text-center text-sm text-muted">
          {fields.note}
        </p>
      ) : null}
    </Section>
  )
}

function Package({ wedding }: { wedding: Props['fields']['packages'][number] }) {
  const includes = (wedding.includes ?? '').split('\n').filter((line) => line.trim() !== '')
  const tone = wedding.isFeatured ? { 'data-tone': 'deep' } : {}
  return (
    <li {...tone} className={`card flex flex-col p-6 md:p-8 ${wedding.isFeatured ? 'bg-ground' : ''}`}>
      <p className="text-sm text-muted">{wedding.guests}</p>
      <Heading as="h3" size="text-3xl" className="mt-1">
        {wedding.name}
      </Heading>
      <p className="mt-2 font-semibold text-accent-ink">{wedding.price}</p>
      {wedding.copy ? <p className="mt-4 text-pretty text-muted">{wedding.copy}</p> : null}
      {includes.length > 0 ? (
        <div className="mt-5 mb-6 border-t border-line pt-6">
          <TickList items={includes.map((title, index) => ({ id: String(index), title }))} />
        </div>
      ) : null}
      <div className="mt-auto empty:hidden">
        <ButtonLink link={wedding.link} variant={wedding.isFeatured ? 'primary' : 'ghost'} className="w-full" />
      </div>
    </li>
  )
}
