import { PlainIsland } from 'voix/render/parts'
import type { SliceProps } from 'voix/slices'
import { requireLogin } from '../../../components/agents/require.part'
import { ButtonLink } from '../../../components/ButtonLink'
import { Container } from '../../../components/Container'
import { Eyebrow } from '../../../components/Eyebrow'
import { Heading } from '../../../components/Heading'
import { Photo } from '../../../components/Photo'
import type { agentHero } from './config'

export default function AgentHero({ fields, field, root, context }: SliceProps<typeof agentHero>) {
  return (
    <section {...root} data-tone="deep" className="agent-hero">
      <Container width="wide">
        <div className="agent-hero-grid">
          <div>
            <Eyebrow attributes={field.eyebrow}>{fields.eyebrow}</Eyebrow>
            <Heading as={fields.titleTag} size={fields.titleSize} font={fields.titleFont} attributes={field.title}>
              {fields.title}
            </Heading>
            {fields.copy ? (
              <p {...field.copy} className="mt-5 max-w-[36rem] text-lg text-muted">
                {fields.copy}
              </p>
            ) : null}
            <div className="mt-8 empty:hidden">
              {fields.insideLink?.text ? (
                <PlainIsland part={requireLogin} mode="load" props={{}}>
                  <span data-signed-out="">
                    <ButtonLink link={fields.link} attributes={field.link} />
                  </span>
                  <span data-signed-in="" data-apart="" hidden={!context.preview}>
                    <ButtonLink link={fields.insideLink} attributes={field.insideLink} />
                  </span>
                </PlainIsland>
              ) : (
                <ButtonLink link={fields.link} attributes={field.link} />
              )}
            </div>
          </div>
          <div className="relative">
            <Photo
              media={fields.image}
              className="aspect-[4/3]"
              sizes="(min-width: 1024px) 50vw, 100vw"
              priority
              attributes={field.image}
            />
            {fields.figure ? (
              <p className="badge agent-figure">
                <span {...field.figure} className="heading text-4xl">
                  {fields.figure}
                </span>
                <span {...field.figureLabel} className="text-sm font-semibold">
                  {fields.figureLabel}
                </span>
              </p>
            ) : null}
          </div>
        </div>
      </Container>
    </section>
  )
}
