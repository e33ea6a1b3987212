import { PlainIsland } from 'voix/render/parts'
import type { SliceProps } from 'voix/slices'
import { FilterSelect } from '../../../components/filters/FilterSelect'
import { countryName } from '../../../components/labels'
import { Section } from '../../../components/Section'
import { SectionHead } from '../../../components/SectionHead'
import type { brandResortFilters } from './config'
import { filterResorts } from './filter.part'
import type { load } from './load'

type Props = SliceProps<typeof brandResortFilters, typeof load>

export default function BrandResortFilters({ id, fields, field, root, data, context, hydrationMode }: Props) {
  const { labels } = context
  const { brands = [], countries = [], resorts = 0 } = data ?? {}
  const label = (name: string, fallback: string) => labels[`hotels.${name}`] ?? fallback
  const all = label('all', 'All')
  return (
    <Section root={root} tone={fields.tone} space="small">
      <SectionHead fields={fields} field={field} align="left" />
      {context.preview ? (
        <p data-apart="" className="mb-4 text-sm text-muted">
          {label(
            'needsListing',
            'Filters the resorts that other elements of this page list. Without such a listing it does nothing.',
          )}
        </p>
      ) : null}
      {/* Without hydration the filters would have no effect, so they are not rendered. */}
      {hydrationMode === 'none' ? null : (
        <PlainIsland
          part={filterResorts}
          mode={hydrationMode === 'load' ? 'load' : 'idle'}
          props={{ none: label('none', 'No resorts here yet.') }}
        >
          <noscript>
            <style>{'[data-resort-filters]{display:none!important}'}</style>
          </noscript>
          <form data-resort-filters="" className="flex flex-wrap items-end gap-4 [&>.field]:w-52">
            {fields.hasBrands && brands.length > 1 ? (
              <fieldset className="flex flex-wrap gap-2">
                <legend className="field-label">{label('brand', 'Brand')}</legend>
                {['', ...brands].map((brand) => (
                  <label key={brand} className="chip">
                    <input type="radio" name="brand" value={brand} defaultChecked={brand === ''} className="sr-only" />
                    {brand || all}
                  </label>
                ))}
              </fieldset>
            ) : null}
            {fields.hasCountries && countries.length > 1 ? (
              <FilterSelect id={`${id}-country`} name="country" label={label('country', 'Country')} all={all}>
                {countries.map((country) => [country, countryName(country, labels)])}
              </FilterSelect>
            ) : null}
            <button type="reset" className="btn btn-ghost">
              {label('reset', 'All resorts')}
            </button>
            <p className="ml-auto">
              <output data-count="" className="heading text-4xl" aria-live="polite">
                {resorts}
              </output>{' '}
              <span data-word="">{label('found', 'resorts')}</span>
            </p>
          </form>
        </PlainIsland>
      )}
    </Section>
  )
}
