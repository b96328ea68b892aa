export const comeAndFindUs = 'Come and find us'
export const place = 'Nairobi, Kenya'
