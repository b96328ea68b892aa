export type CoverSubject = { title: string; ingredients: string; countryOfOrigin: string; dietType: string }
export type Cover = { svg: string; family: string; ground: string; dominantColor: string; focusX: number }

export const drawCover = (_: CoverSubject): Cover => ({
  svg: '<svg xmlns="http://www.w3.org/2000/svg" width="960" height="640"><rect width="960" height="640" fill="#3f5d57"/></svg>',
  family: '',
  ground: '',
  dominantColor: '#3f5d57',
  focusX: 0.5,
})
