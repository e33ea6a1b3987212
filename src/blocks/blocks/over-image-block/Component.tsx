import type { SliceProps } from 'voix/slices'
import { BlockOver } from '../../../components/BlockOver'
import { ButtonLink } from '../../../components/ButtonLink'
import { Eyebrow } from '../../../components/Eyebrow'
import { Heading } from '../../../components/Heading'
import { Photo } from '../../../components/Photo'
import { Section } from '../../../components/Section'
import type { overImageBlock } from './config'

export default function OverImageBlock({ fields, field, root }: SliceProps<typeof overImageBlock>) {
  return (
    <Section root={root}>
      <Photo
        media={fields.image}
        className="aspect-[16/10] rounded-media @4xl:aspect-[21/9]"
        sizes="(min-width: 1280px) 1248px, 100vw"
        attributes={field.image}
      />
      <BlockOver tone={fields.blockTone} side={fields.side}>
        <Eyebrow attributes={field.eyebrow}>{fields.eyebrow}</Eyebrow>
        <Heading as={fields.titleTag} size={fields.titleSize} font={fields.titleFont} attributes={field.title}>
          {fields.title}
        </Heading>
        {fields.copy ? (
          <p {...field.copy} className="mt-4 text-lg text-pretty text-muted">
            {fields.copy}
          </p>
        ) : null}
        <div className="mt-6 empty:hidden">
          <ButtonLink link={fields.link} attributes={field.link} />
        </div>
      </BlockOver>
    </Section>
  )
}
