import { Link, Picture } from 'voix/render/parts'
import type { SliceProps } from 'voix/slices'
import { gridClass } from '../../../components/grid'
import { Section } from '../../../components/Section'
import { SectionHead } from '../../../components/SectionHead'
import type { logoSelect } from './config'
import type { BrandLogo, load } from './load'

export default function LogoSelect({ fields, field, root, data }: SliceProps<typeof logoSelect, typeof load>) {
  const brands = data ?? []
  return (
    <Section root={root} tone={fields.tone} space="small">
      <SectionHead fields={fields} field={field} />
      <ul {...field.brands} className={`${gridClass(Math.min(brands.length, 4))} gap-6`}>
        {brands.map((brand) => (
          <li key={brand.id}>
            {brand.link ? (
              <Link link={brand.link} className="card card-link block h-full p-6 text-center">
                <Mark brand={brand} hasName={fields.hasNames} />
              </Link>
            ) : (
              <div className="p-6 text-center">
                <Mark brand={brand} hasName={fields.hasNames} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Mark({ brand, hasName }: { brand: BrandLogo; hasName: boolean }) {
  return (
    <>
      {brand.logo ? (
        <Picture
          media={{ ...brand.logo, alt: hasName ? '' : brand.name }}
          className="mx-auto h-12 w-auto object-contain"
        />
      ) : null}
      {hasName || !brand.logo ? (
        <>
          <strong className="heading mt-4 block text-2xl">{brand.name}</strong>
          <span className="mt-1 block text-muted">{brand.tagline}</span>
        </>
      ) : null}
    </>
  )
}
