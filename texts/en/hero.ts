export const title = 'Karibu mezani'
export const welcome =
  'Welcome to the table. Cook what the neighbours cook, from Mombasa to Lima, and pass your own plate along.'
export const pictureDescription =
  'A green table cloth with a kanga border, laid with dishes from many countries'
