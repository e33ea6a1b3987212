/**
 * React components for slices and layouts: images, links, rich text and islands.
 *
 * @module voix/render/parts
 */
/** @public */
export * from '../../render/parts'
