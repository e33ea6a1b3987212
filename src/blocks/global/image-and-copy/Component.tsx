import { ButtonLink } from '../../../components/ButtonLink'
import { Eyebrow } from '../../../components/Eyebrow'
import { Heading } from '../../../components/Heading'
import { Photo } from '../../../components/Photo'
import { Section } from '../../../components/Section'
import { RichText } from 'voix/render/parts'
import type { SliceProps } from 'voix/slices'
import type { imageAndCopy } from './config'

const IMAGE = {
  left: { grid: '@2xl:grid-cols-2', photo: '', shape: 'aspect-[4/3] @2xl:aspect-[1/1] @4xl:aspect-[9/7]' },
  right: {
    grid: '@2xl:grid-cols-2',
    photo: '@2xl:order-last',
    shape: 'aspect-[4/3] @2xl:aspect-[1/1] @4xl:aspect-[9/7]',
  },
  top: { grid: '', photo: '', shape: 'aspect-[4/3] @4xl:aspect-[21/9]' },
  bottom: { grid: '', photo: 'order-last', shape: 'aspect-[4/3] @4xl:aspect-[21/9]' },
} as const

const COPY = {
  top: 'self-start',
  middle: 'self-center',
  bottom: 'self-end',
  left: 'self-center text-left',
  center: 'self-center text-center *:mx-auto',
  right: 'self-center text-right *:ml-auto',
} as const

export default function ImageAndCopy({ fields, field, root, slots }: SliceProps<typeof imageAndCopy>) {
  const image = IMAGE[fields.imagePosition]
  const beside = image.grid !== ''
  return (
    <Section root={root} tone={fields.tone}>
      <div className={`grid ${image.grid} ${beside ? 'gap-8 @2xl:gap-10 @4xl:gap-16 @5xl:gap-20' : 'gap-6'}`}>
        <Photo
          media={fields.image}
          sizes="(min-width: 1024px) 50vw, 100vw"
          className={`media-frame ${image.shape} ${image.photo}`}
          attributes={field.image}
        />
        <div className={`min-w-0 ${COPY[fields.copyPosition]}`}>
          <Eyebrow attributes={field.eyebrow}>{fields.eyebrow}</Eyebrow>
          <Heading as={fields.titleTag} size={fields.titleSize} font={fields.titleFont} attributes={field.title}>
            {fields.title}
          </Heading>
          <RichText
            {...field.copy}
            value={fields.copy}
            className="prose-voix mt-4 max-w-[36rem] text-[1.0625rem] text-muted"
          />
          <div className="mt-6 empty:hidden">
            <ButtonLink link={fields.link} variant={fields.linkStyle} attributes={field.link} />
          </div>
          {slots.default ? <div className="nested mt-6 flex flex-col items-start gap-4">{slots.default}</div> : null}
        </div>
      </div>
    </Section>
  )
}
