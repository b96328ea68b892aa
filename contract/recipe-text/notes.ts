/** Words that make a heading of notes only if they stand alone. "Cook's notes" is one, "Asparagus tips" is not. */
const alone = [
  'notes?|tips?|nb|ps|obs|merk|kumbuka|zingatia|not|remember',
  '注|注意|提示|ノート|备注|備註|補足|주의|참고|팁|메모|توجه',
  String.raw`(?:\p{L}+['’]s|\p{L}+s['’]|cooks?|chefs?|recipe|pro|top|my|our|cooking|baking|serving|storage|kitchen|extra|quick|important|helpful|handy|additional|author|family) (?:notes?|tips?)`,
].join('|')

/** Words that make a heading of notes whatever follows them: "Astuces du chef", "Vidokezo vya mpishi". */
const first = [
  '(?:notes?|tips?) (?:on|for|from|by|about|and|&|från|fra|van|voor)',
  'hinweise?|tipps?|anmerkung(?:en)?|notiz(?:en)?',
  'remarques?|astuces?|conseils?|consigli?o?|suggeriment[oi]',
  'notas?|consejos?|trucos?|dicas?|observaç(?:ão|ões)',
  'opmerking(?:en)?|notities?|anmärkning(?:ar)?|bemærkninger',
  'dokezo|vidokezo|dondoo|angalizo|tanbihi|ushauri',
  'uwag[ai]|wskazówk[ai]|poznámk[ay]|megjegyzés|notlar|ipucu|püf nokta\\p{L}+',
  'примечани[ея]|советы?|заметк[аи]|примітк[аи]|порад[аи]',
  'ملاحظ(?:ة|ات)|ملحوظة|نصيحة|نصائح|نکته|نکات|הערה|הערות|טיפ|טיפים',
  'नोट|टिप्?स?|सुझाव|নোট|টিপস|ማስታወሻ|σημείωση|σημειώσεις|συμβουλ(?:ή|ές)',
  'メモ|ポイント|コツ|[小贴貼]+士|lưu ý|ghi chú|catatan|หมายเหตุ|เคล็ดลับ',
].join('|')

const noteHead = new RegExp(`^(?:(?:${alone})|(?:${first})(?![\\p{L}\\p{M}\\p{N}])(?<rest>.*))$`, 'iu')

/** Checks whether a heading is that of notes, and not of a part of the recipe. */
export const headsNotes = (heading: string): boolean =>
  noteHead.test(heading.replace(/^[^\p{L}]+|[^\p{L}\p{M}]+$/gu, ''))

/** Checks whether a line is a heading of notes without a colon: "Cook's notes". */
export const isBareNoteHead = (line: string): boolean => {
  const head = noteHead.exec(line)
  return head !== null && !head.groups?.rest
}

const headAndText = /^[^\p{L}\p{N}]*(?<head>[^:：]{1,40}?)[*_\s]*[:：]\s*\S/u

/** Checks whether a line begins like a note: "Tip: use ripe bananas." */
export const isNote = (line: string): boolean => noteHead.test(headAndText.exec(line)?.groups?.head ?? '')
