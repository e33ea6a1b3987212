import type { Block, Config, Field } from 'payload'

type Holder = { fields: Field[] }

type Holders = Pick<Config, 'blocks' | 'collections' | 'globals'>

/** Replaces each field of a config, at any depth. Nested fields are replaced before their parent. */
export function mapFields<Given extends Holders>(config: Given, map: (field: Field) => Field): Given {
  const known = new WeakMap<Block, Block>()

  const inside = <Within extends Holder>(holder: Within): Within => ({ ...holder, fields: holder.fields.map(ofField) })

  /** A block may contain itself. */
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
      case 'array':
      case 'collapsible':
      case 'group':
      case 'row':
        return map(inside(field))
      case 'tabs':
        return map({ ...field, tabs: field.tabs.map(inside) })
      case 'blocks':
        return map({
          ...field,
          blocks: field.blocks.map(ofBlock),
          ...(field.blockReferences
            ? {
                blockReferences: field.blockReferences.map((block) =>
                  typeof block === 'string' ? block : ofBlock(block),
                ),
              }
            : {}),
        })
      default:
        return map(field)
    }
  }

  return {
    ...config,
    ...(config.blocks ? { blocks: config.blocks.map(ofBlock) } : {}),
    ...(config.collections ? { collections: config.collections.map(inside) } : {}),
    ...(config.globals ? { globals: config.globals.map(inside) } : {}),
  }
}
