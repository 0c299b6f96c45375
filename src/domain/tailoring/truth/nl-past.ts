/**
 * Past and present forms beside the participles of Dutch rows: whoever writes "Bracht" or "Bezorgt"
 * says what "gebracht" and "bezorgd" say, and a row gives the participle alone.
 */

const particles =
  'aan|achter|af|bij|binnen|door|in|klaar|langs|los|mee|na|om|op|over|rond|samen|schoon|terug|toe|uit|vast|voor|weg'

/** "Gezekerd" is "zekerde", "zekerden", "zekert"; a verb's first part stays where it is. */
const regular = new RegExp(
  `(?<![\\p{L}*_])(${particles})?ge(\\p{L}{2,}[dt])\\*?(?![\\p{L}*_])`,
  'gu',
)
/** "Verzorgd": without a syllable of its own. */
const prefixed = /(?<![\p{L}*_])((?:ver|be|ont|her)\p{L}{3,}[dt])\*?(?![\p{L}*_])/gu

/** Those whose vowel changes, without forms that are nouns of some trade as well ("sloot", "goot"). */
const strong = `
begonnen begon, besproken besprak bespraken, bezocht bezochten, beschreven beschreef,
bestreden bestreed, gebeten beet, geblazen blies, gebleven bleef bleven, geboden bood boden,
gebogen boog bogen, gebonden bond, gebracht bracht brachten, gebroken brak braken, gedaan deed deden,
gedacht dacht dachten, gedragen droeg droegen, gedreven dreef dreven, gegaan ging gingen,
gegeven gaf gaven geeft, gegoten giet, gegraven groef groeven, gehangen hing hingen,
gehesen hees hesen, geholpen hielp hielpen helpt, gehouden hield hielden houdt, gekeken keek keken,
gekocht kocht kochten, gekomen kwam kwamen, gekozen koos kozen, gelopen liep liepen,
gemolken molk molken, genomen nam namen neemt, gereden reed rijdt, geroepen riep riepen,
geschonken schonk schonken, geschoren schoor schoren, geschoven schoof schoven,
geschreven schreef schreven schrijft, gesneden sneed sneden, gesloten sluit, gespoten spoot spoten,
gesproken sprak spraken spreekt, gestaan stond stonden staat, gestegen steeg stegen, gestoken stak staken,
gestreken streek streken, getrokken trok trokken, gevlochten vlocht vlochten, gevonden vond vonden,
gewezen wees wezen wijst, gewogen woog wogen, gewonnen won wonnen, geworven wierf wierven,
gezet zette zetten zet, gezien zag zagen, gezocht zocht zochten, gezonden zond zonden,
gezongen zong zongen, onderhouden onderhield onderhielden, ontvangen ontving ontvingen,
verholpen verhielp verhielpen, verkocht verkochten, vervangen verving vervingen,
verwezen verwees, verworven verwierf, verzonden verzond
`
const pasts = new Map(
  strong.split(',').map((row): [string, readonly string[]] => {
    const [participle = '', ...forms] = row.trim().split(/\s+/u)
    return [participle, forms]
  }),
)
const irregular = new RegExp(
  `(?<![\\p{L}*_])(${particles})?(${[...pasts.keys()].join('|')})\\*?(?![\\p{L}*_])`,
  'gu',
)

export function withPastForms(rows: string): string {
  return rows
    .replace(irregular, (all, particle: string | undefined, participle: string) =>
      [all, ...(pasts.get(participle) ?? []).map((form) => `${particle ?? ''}${form}`)].join(' '),
    )
    .replace(regular, (all, particle: string | undefined, stem: string) =>
      [
        all,
        ...['e', 'en'].map((end) => `${particle ?? ''}${stem}${end}`),
        `${particle ?? ''}${stem.slice(0, -1)}t`,
      ].join(' '),
    )
    .replace(prefixed, (all, stem: string) => `${all} ${stem}e ${stem}en ${stem.slice(0, -1)}t`)
}
