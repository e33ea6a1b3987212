import type { SliceProps } from 'voix/slices'
import { Link } from 'voix/render/parts'
import { Section } from '../../../components/Section'
import type { tripAdvisor } from './config'
import type { load } from './load'

export default function TripAdvisor(props: SliceProps<typeof tripAdvisor, typeof load>) {
  const { fields, field, root, data, context } = props
  // Until the server has responded, and without a document, only the fields are used.
  const rated = data && 'address' in data ? data : null
  const rating = fields.rating ?? rated?.rating ?? null
  const count = rated?.reviews?.toLocaleString(context.languageCode)
  const reviews = fields.reviews || (count && `${count} ${context.labels['rating.reviews'] ?? 'reviews'}`)
  // Without any data nothing is shown to visitors. Editors see a hint to choose a resort.
  if (rating === null && !reviews && !fields.quote && !fields.author && !rated?.address && !context.preview)
    return <div {...root} hidden />
  return (
    <Section root={root} tone={fields.tone} width="text" className="text-center" space="small">
      <p className="flex flex-wrap items-center justify-center gap-4 empty:hidden">
        {rating === null ? null : (
          <span
            {...field.rating}
            role="img"
            aria-label={`${rating} ${context.labels['rating.of'] ?? 'of'} 5`}
            className="inline-flex gap-1.5"
          >
            {[1, 2, 3, 4, 5].map((step) => (
              <Bubble key={step} filled={Math.min(1, Math.max(0, rating - step + 1))} />
            ))}
          </span>
        )}
        {reviews ? (
          <span {...field.reviews} className="text-muted">
            {reviews}
          </span>
        ) : null}
      </p>
      {fields.quote ? (
        <blockquote {...field.quote} className="heading mt-6 text-3xl">
          {fields.quote}
        </blockquote>
      ) : null}
      {fields.author ? (
        <p {...field.author} className="mt-4 text-muted">
          {fields.author}
        </p>
      ) : null}
      {rated?.address ? (
        <p className="mt-5">
          <Link link={{ href: rated.address, target: '_blank' }} className="text-link">
            {context.labels['rating.all'] ?? 'All reviews on TripAdvisor'}
          </Link>
        </p>
      ) : null}
    </Section>
  )
}

/** An empty, half or full rating symbol. */
function Bubble({ filled }: { filled: number }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6">
      <circle cx="12" cy="12" r="10" fill="none" stroke="var(--accent-ink)" strokeWidth="2" />
      <path
        d={filled >= 1 ? 'M12 4a8 8 0 1 0 .1 0z' : 'M12 4a8 8 0 0 0 0 16z'}
        fill={filled > 0 ? 'var(--accent-ink)' : 'none'}
      />
    </svg>
  )
}
