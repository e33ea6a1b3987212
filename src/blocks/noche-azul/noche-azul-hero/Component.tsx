import type { SliceProps } from 'voix/slices'
import { Container } from '../../../components/Container'
import { Opening } from '../../../components/Opening'
import { Photo } from '../../../components/Photo'
import type { nocheAzulHero } from './config'

export default function NocheAzulHero({ fields, field, root }: SliceProps<typeof nocheAzulHero>) {
  return (
    <section {...root} data-tone="deep" className="noche-hero">
      <Photo
        media={fields.image}
        className="noche-moon"
        sizes="(min-width: 768px) 55vw, 90vw"
        priority
        attributes={field.image}
      />
      <Container width="wide">
        <Opening fields={fields} field={field} className="noche-hero-words" />
      </Container>
      {fields.hour ? (
        <p {...field.hour} className="noche-hour">
          {fields.hour}
        </p>
      ) : null}
    </section>
  )
}
