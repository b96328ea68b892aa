/** Scripts whose letters join. The joiners between the letters change how they look (UAX 31, section 2.3). */
export const joiningScripts = String.raw`\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}`

/** Joiners that follow neither a letter of these scripts nor a part of an emoji. They have no visible effect. */
export const strayJoiners = new RegExp(
  String.raw`(?<![${joiningScripts}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d]`,
  'gu',
)
