import type { SliceProps } from 'voix/slices'
import { BlockOver } from '../../../components/BlockOver'
import { ButtonLink } from '../../../components/ButtonLink'
import { Container } from '../../../components/Container'
import { Eyebrow } from '../../../components/Eyebrow'
import { Heading } from '../../../components/Heading'
import { Photo } from '../../../components/Photo'
import type { blocksHero } from './config'

export default function BlocksHero({ fields, field, root, slots }: SliceProps<typeof blocksHero>) {
  return (
    <section {...root} data-tone="plain">
      <div className="relative" style={{ height: `max(18rem, ${fields.height ?? 40}svh)` }}>
        <Photo media={fields.image} sizes="100vw" priority className="absolute! inset-0" attributes={field.image} />
      </div>
      <Container>
        <BlockOver tone={fields.blockTone} width="max-w-[46rem]">
          <Eyebrow attributes={field.eyebrow}>{fields.eyebrow}</Eyebrow>
          <Heading as={fields.titleTag} size={fields.titleSize} font={fields.titleFont} attributes={field.title}>
            {fields.title}
          </Heading>
          {fields.copy ? (
            <p {...field.copy} className="mt-4 text-lg text-pretty text-muted">
              {fields.copy}
            </p>
          ) : null}
          <div className="mt-6 flex flex-wrap gap-4 empty:hidden">
            <ButtonLink link={fields.link} attributes={field.link} />
            <ButtonLink link={fields.secondLink} variant="ghost" attributes={field.secondLink} />
          </div>
        </BlockOver>
        {slots.default ? (
          <div className="nested mt-10 grid grid-cols-1 gap-6 @4xl:grid-flow-col @4xl:auto-cols-fr">
            {slots.default}
          </div>
        ) : null}
      </Container>
    </section>
  )
}
