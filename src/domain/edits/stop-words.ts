/**
 * Words that say nothing about what a line is about, in six languages. What is left after
 * dropping them ("content words") decides whether two lines are versions of each other.
 */
import type { Language } from '../language/languages.ts'

const lists: Record<Language, string> = {
  en: `a an and any are as at be been being both but by can did do does each for from had has have
    he her his how i in into is it its me my no nor not of off on or our out own she so some such
    than that the their them then there these they this those through to too under until up us
    very was we were what when where which while who whom why will with within you your about
    across also using via per`,
  de: `aber als am an auch auf aus bei beim bin bis da das dass dem den der des die dies diese
    dieser dieses durch ein eine einem einen einer eines er es für gegen hat habe haben ich ihr
    ihre im in ins ist ja kein keine mit nach nicht noch nur ob oder ohne rund sehr sein seine
    sich sie sind so sowie über um und unter vom von vor war waren wie wir wird wurde wurden zu
    zum zur zwischen je pro`,
  es: `a al algo ante antes aunque bajo con como cual cuando de del desde donde dos durante e el
    ella ellas ellos en entre era es esa ese eso esta este esto está están fue fueron ha había
    hasta la las le les lo los más me mi mis muy no nos o para pero por porque que qué quien se
    según ser si sin sobre son su sus también te tiene todo tras tu un una uno unos unas y ya`,
  fr: `à au aux avec c ce ces cette chez comme d dans de des du elle elles en entre est et été eu
    il ils j je l la le les leur leurs lors lui m ma mais me même mes mon n ne nos notre nous on
    ont ou où par pas plus pour qu que qui s sa sans se ses si son sont sous sur ta te tes tu un
    une vers vos votre vous y afin ainsi`,
  pt: `a ao aos as à às até com como da das de dela dele delas deles depois do dos e é ela elas
    ele eles em entre era esta este eu foi foram há isso já lhe mais mas me mesmo meu minha na
    nas não nem no nos nossa nosso num numa o os ou para pela pelas pelo pelos por qual quando
    que quem se sem ser seu sua seus suas são só sob sobre também te tem um uma uns umas você`,
  nl: `aan al als bij dan dat de der die dit door dus een en er ge geen had heb hebben heeft het
    hij hoe hun ik in is je kan maar me meer men met mij mijn na naar niet nog nu of om omdat ons
    onze ook op over per te tegen ten ter tot u uit uw van veel voor was wat we werd werden wij
    word wordt worden zal ze zich zij zijn zo zonder`,
}

const split = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/u))

export const stopWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: split(lists.en),
  de: split(lists.de),
  es: split(lists.es),
  fr: split(lists.fr),
  pt: split(lists.pt),
  nl: split(lists.nl),
}
