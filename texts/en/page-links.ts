export const pages = 'Pages'
export const newest = 'The newest'
export const older = 'Older'
