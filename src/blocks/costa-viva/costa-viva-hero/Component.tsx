import type { SliceProps } from 'voix/slices'
import { Container } from '../../../components/Container'
import { Opening } from '../../../components/Opening'
import { Photo } from '../../../components/Photo'
import type { costaVivaHero } from './config'

export default function CostaVivaHero({ fields, field, root }: SliceProps<typeof costaVivaHero>) {
  return (
    <section {...root} data-tone="tint" className="viva-hero">
      <Container width="wide">
        <div className="viva-hero-grid">
          <Opening fields={fields} field={field} />
          <div className="viva-sun">
            <Photo
              media={fields.image}
              className="viva-sun-photo"
              sizes="(min-width: 1024px) 45vw, 90vw"
              priority
              attributes={field.image}
            />
            {fields.sticker ? (
              <p {...field.sticker} className="viva-sticker">
                {fields.sticker}
              </p>
            ) : null}
          </div>
        </div>
      </Container>
    </section>
  )
}
