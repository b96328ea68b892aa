export const sharedBy = <Node>(author: Node) => ['Shared by ', author] as const
