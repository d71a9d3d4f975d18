/** Letters that sound or look alike in Arabic, Persian, Urdu and Pashto, below the letter that a search compares. */
const alike: Readonly<Record<string, string>> = {
  ا: 'أإآٱٲٳٵݳݴ',
  ب: 'پٮٻڀݐݑݒݓݔݕݖ',
  ت: 'ٹٺټٽٿ',
  ج: 'چڃڄڇڿ',
  ح: 'ځڂڅ',
  د: 'ڈډڊڋڌڍڎڏڐۮ',
  ر: 'ڑڒړڔڕږڗڙۯ',
  ز: 'ژژ',
  س: 'ښڛڜ',
  ش: 'ۺ',
  ص: 'ڝڞ',
  ض: 'ظۻ',
  ط: 'ڟ',
  غ: 'ڠۼ',
  ف: 'ڡڢڣڤڥڦ',
  ق: 'ٯڧڨ',
  ك: 'کگػؼڪګڬڭڮڰڱڲڳڴݢݣݤ',
  ل: 'ڵڶڷڸ',
  م: 'ݥݦ',
  ن: 'ںڹڻڼڽ',
  ه: 'ةھہەۀۂۃۿ',
  و: 'ؤۄۅۆۇۈۉۊۋۏٶٷݸݹ',
  ي: 'ىیېےۍێۑۓٸؠؽؾؿݵݶݷݺݻ',
};

export const searchAlphabet: ReadonlyMap<string, string> = new Map(
  Object.entries(alike).flatMap(([letter, others]) => [...others].map((other) => [other, letter] as const)),
);

export const inSearchAlphabet = (text: string): string =>
  text.replace(/[\u0600-\u077f]/g, (letter) => searchAlphabet.get(letter) ?? letter);
