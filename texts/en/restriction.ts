export const readNotice = 'Read the notice'
