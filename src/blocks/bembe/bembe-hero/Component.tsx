import type { SliceProps } from 'voix/slices'
import { Container } from '../../../components/Container'
import { Opening } from '../../../components/Opening'
import { Photo } from '../../../components/Photo'
import type { bembeHero } from './config'

export default function BembeHero({ fields, field, root }: SliceProps<typeof bembeHero>) {
  return (
    <section {...root} data-tone="plain" className="bembe-hero">
      <div className="bembe-print">
        <Photo media={fields.image} className="bembe-photo" sizes="100vw" priority attributes={field.image} />
      </div>
      <Container width="wide">
        <div className="bembe-hero-words">
          {fields.stamp ? (
            <p {...field.stamp} className="bembe-stamp">
              {fields.stamp}
            </p>
          ) : null}
          <Opening fields={fields} field={field} />
        </div>
      </Container>
    </section>
  )
}
