export const savedCopy = <Node>(relativeTime: Node) =>
  ['You are reading a saved copy from ', relativeTime, ', because the site cannot be reached.'] as const
