import type { Block, Config, Field } from 'payload'

const INPUT = { Field: 'voix/studio#CodeTextField' }

type Holder = { fields: Field[] }

/**
 * The config with an input for every field of code and JSON that names none: Payload's own loads its editor from a foreign host, which the
 * policy forbids, and stays empty.
 */
export function withCodeInputs<Given extends Pick<Config, 'blocks' | 'collections' | 'globals'>>(config: Given): Given {
  const known = new WeakMap<Block, Block>()

  const inside = <Within extends Holder>(holder: Within): Within => ({ ...holder, fields: holder.fields.map(ofField) })

  /** A block may hold itself. */
  const ofBlock = (block: Block): Block => {
    const done = known.get(block)
    if (done) return done
    const copy = { ...block }
    known.set(block, copy)
    copy.fields = block.fields.map(ofField)
    return copy
  }

  function ofField(field: Field): Field {
    switch (field.type) {
      case 'code':
      case 'json':
        if (field.admin?.components?.Field !== undefined) return field
        return { ...field, admin: { ...field.admin, components: { ...field.admin?.components, ...INPUT } } } as Field
      case 'array':
      case 'collapsible':
      case 'group':
      case 'row':
        return inside(field)
      case 'tabs':
        return { ...field, tabs: field.tabs.map(inside) }
      case 'blocks':
        return {
          ...field,
          blocks: field.blocks.map(ofBlock),
          ...(field.blockReferences
            ? {
                blockReferences: field.blockReferences.map((block) =>
                  typeof block === 'string' ? block : ofBlock(block),
                ),
              }
            : {}),
        }
      default:
        return field
    }
  }

  return {
    ...config,
    ...(config.blocks ? { blocks: config.blocks.map(ofBlock) } : {}),
    ...(config.collections ? { collections: config.collections.map(inside) } : {}),
    ...(config.globals ? { globals: config.globals.map(inside) } : {}),
  }
}
