import type { SliceProps } from 'voix/slices'
import { Container } from '../../../components/Container'
import { Opening } from '../../../components/Opening'
import { Photo } from '../../../components/Photo'
import type { jewelHero } from './config'

export default function JewelHero({ fields, field, root }: SliceProps<typeof jewelHero>) {
  return (
    <section {...root} data-tone="tint" className="jewel-hero">
      <Container width="wide">
        <div className="jewel-hero-grid">
          <Opening fields={fields} field={field} className="words-box jewel-hero-card" />
          <div className="jewel-hero-picture">
            <Photo
              media={fields.image}
              className="jewel-hero-photo"
              sizes="(min-width: 768px) 66vw, 100vw"
              priority
              attributes={field.image}
            />
            {fields.note ? (
              <p {...field.note} className="jewel-hero-note">
                {fields.note}
              </p>
            ) : null}
          </div>
        </div>
      </Container>
    </section>
  )
}
