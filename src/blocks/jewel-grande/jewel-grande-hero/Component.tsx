import type { SliceProps } from 'voix/slices'
import { Container } from '../../../components/Container'
import { Opening } from '../../../components/Opening'
import { Photo } from '../../../components/Photo'
import type { jewelGrandeHero } from './config'

/** The outline of an emerald cut: two octagons and the edges between them. */
const STEPS =
  'M9 7H91L98 16V84L91 93H9L2 84V16z M17 16H83L89 24V76L83 84H17L11 76V24z M9 7L17 16M91 7L83 16M98 16L89 24M98 84L89 76M91 93L83 84M9 93L17 84M2 84L11 76M2 16L11 24'

export default function JewelGrandeHero({ fields, field, root }: SliceProps<typeof jewelGrandeHero>) {
  return (
    <section {...root} data-tone="plain" className="grande-hero">
      <Container width="wide">
        <div className="grande-hero-grid">
          <Opening fields={fields} field={field} className="grande-hero-words" />
          <div className="grande-hero-stone">
            <Photo
              media={fields.image}
              className="grande-hero-photo"
              sizes="(min-width: 1024px) 60vw, 100vw"
              priority
              attributes={field.image}
            />
            <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
              <path d={STEPS} />
            </svg>
          </div>
        </div>
      </Container>
    </section>
  )
}
