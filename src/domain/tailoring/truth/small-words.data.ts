/**
 * Words of grammar: prepositions, pronouns, auxiliaries, adverbs of time and degree. A class that is
 * closed, so that it can be listed whole; what denies or excludes is not among them.
 */
import type { Language } from '../../language/languages.ts'

export const smallWords: Readonly<Record<Language, string>> = {
  en: `
    aboard about above across after against along amid among around as at before behind below
    beneath beside besides between beyond but by concerning despite down during following for
    from in inside into like near of off on onto opposite out outside over past per plus
    regarding round save since than through throughout to toward towards under underneath unlike
    until up upon versus via with within whose whom whoever whatever whichever this that these
    those it its they them their theirs he she his her hers we us our ours you your yours myself
    themselves itself himself herself each other another one ones any anyone anything everyone
    everything somebody something both either few many much more most several some such all half
    very too quite rather just only even ever always often rarely sometimes usually generally
    normally typically regularly frequently again also anyway away back forward backward forth
    here there where wherever when whenever how however why then once twice thrice later earlier
    soon early late already yet still now today tomorrow yesterday nowadays lately recently
    eventually finally initially originally simultaneously respectively instead otherwise else
    hence thus therefore accordingly additionally furthermore moreover meanwhile likewise
    similarly alike altogether overall maximum minimum max min maximal minimal is are was were
    be been being am do does did done doing have has had having can could may might must shall
    should will would ought got get gets getting become became becomes becoming remain remained
    remains seem seemed keep keeps kept come comes came go goes went gone begin began beginning
    end ended ends ending last lasted final next previous latest newest whole entire full fully
    partial partly exact exactly precise correct approximate roughly total jointly
  `,
  de: `
    einmal
    ab abseits als am an anhand anlässlich ans anstatt anstelle auf aufgrund aufs aus ausser
    außer außerhalb bei beim bezüglich binnen bis dank diesseits durch durchs entlang
    entsprechend für fürs gegen gegenüber gemäß hinsichtlich hinter im in infolge inklusive
    inmitten innerhalb ins jenseits laut längs mangels mit mithilfe mittels nach nahe neben
    oberhalb per samt seit statt über überm übers um ums unter unterhalb unweit vom von vor vorm
    vors während wegen wider zu zufolge zuliebe zum zur zwischen ich du er sie es wir ihr mich
    dich sich uns euch mir dir ihm ihnen mein dein sein unser euer dieser diese dieses diesen
    diesem jener jene welcher welche welches man jemand etwas alles alle manche mehrere viele
    wenige einige beide jeder jede jedes anderer andere anderes derselbe dieselbe selbst selber
    hier dort da dorthin wo wohin woher wann wie warum wieso dann damals jetzt nun heute gestern
    bald später früher eher zuerst zuletzt schließlich endlich zunächst anschließend danach
    davor vorher nachher immer stets oft häufig selten manchmal gelegentlich regelmäßig
    üblicherweise normalerweise meist meistens generell grundsätzlich wieder erneut nochmals
    auch ebenfalls ebenso sogar nur bloß lediglich sehr ziemlich ganz gänzlich völlig teilweise
    teils überwiegend kaum fast beinahe etwa ungefähr circa rund mindestens höchstens maximal
    minimal wenigstens insgesamt zusammen gemeinsam gleichzeitig jeweils sonst außerdem zudem
    ferner weiterhin dazu dabei dadurch damit dafür dagegen daher deshalb deswegen darum somit
    folglich jedoch aber doch dennoch trotzdem sowohl entweder weder bin bist ist sind war waren
    gewesen werde wird werden wurde wurden geworden habe hat haben hatte hatten gehabt kann
    können konnte konnten muss müssen musste soll sollen sollte will wollen wollte darf dürfen
    durfte mag möchte lassen ließ blieb bleiben geblieben kam kommen ging gehen stand stehen lag
    liegen begann beginnen begonnen endete enden vollständig komplett ganze gesamten letzte
    letzten nächste nächsten
    wenn falls sobald solange obwohl obgleich indem sofern soweit bevor ehe nachdem weil denn worin
    womit wofür worauf woran deren dessen denen jenes seines seine seiner seinem seinen ihre ihrer
    ihres ihrem ihren meine meiner meines meinem meinen unsere unserer unseres unserem unseren eure
    welchem welchen solche solcher solches solchen derjenige diejenigen     hin her hinaus heraus
    herein hinein hinzu herum darüber dazwischen daneben hiermit hiervon hierüber dran drauf drin
    stattfand stattfanden stattfindet stattfinden stattgefunden worden lässt eben gerade gleich
    nebenbei nebenher sodann alsdann ansonsten weitgehend weitestgehend tatsächlich möglichst
    besagte obige nachstehend vorstehend bzw beziehungsweise etc usw inkl ggf evtl sog via zzgl
    seitdem seither inzwischen mittlerweile währenddessen unterdessen abwechselnd wechselweise
    mithin zueinander miteinander aufeinander nacheinander untereinander nebeneinander einander
    derart mitsamt nebst zwecks halber angesichts anlässlich diesbezüglich
  `,
  es: `
    a ante bajo con contra de desde durante en entre hacia hasta incluso mediante menos para por
    salvo según sobre tras versus vía yo tú él ella ello nosotros ellos ellas usted ustedes me
    te se nos le les lo la los las mi tu su mío nuestro nuestra suyo este esta estos estas ese
    esa esos esas aquel aquella que quien quienes cual cuales cuyo cuya donde cuando cuanto como
    alguien algo alguno todo toda todos todas mucho muchos poco pocos varios varias demasiado
    bastante más tan tanto otro otra otros otras mismo misma ambos ambas cada cualquier aquí
    allí ahí allá acá cerca lejos arriba abajo dentro fuera delante detrás encima debajo
    alrededor enfrente antes después luego pronto tarde ya aún todavía siempre hoy ayer ahora
    entonces mientras anteriormente posteriormente finalmente inicialmente actualmente
    recientemente normalmente habitualmente generalmente frecuentemente ocasionalmente
    regularmente diariamente semanalmente mensualmente anualmente sólo únicamente también además
    apenas casi aproximadamente unos unas total totalmente completamente parcialmente máximo
    mínimo máxima mínima junto juntos conjuntamente individualmente simultáneamente
    respectivamente así bien mal muy soy es son era eran fui fue fueron ser sido siendo estoy
    está están estaba estar estado he ha han había haber habido hago hace hacer hizo hecho puedo
    puede poder debo debe deber voy va ir vamos iba tengo tiene tener tuve tenido quedar quedó
    llegar llegó seguir sigue empezar empezó comenzar comenzó acabar acabó terminar terminó
    último última últimos próximas siguiente siguientes anterior entero entera completo completa
    parcial exacto
  `,
  fr: `
    à après avant avec chez contre dans de depuis derrière dès devant durant en entre envers
    hormis jusque malgré moyennant nonobstant outre par parmi pendant pour près proche sans
    selon sous suivant sur vers via voici voilà je tu il elle on nous vous ils elles me te se le
    la les lui leur leurs moi toi soi eux mon ma mes ton ta tes son sa ses notre nos votre vos
    ce cet cette ces celui celle ceux celles ceci cela ça qui que quoi dont où lequel laquelle
    lesquels lesquelles auquel duquel quel quelle quels quelles quelque quelques chaque chacun
    chacune tout toute tous toutes certains certaines plusieurs autre autres même mêmes tel
    telle tels telles ici là ailleurs partout dehors dedans dessus dessous loin autour alentour
    hier demain maintenant alors puis ensuite enfin auparavant précédemment ultérieurement
    bientôt tôt tard déjà encore toujours souvent parfois rarement quelquefois régulièrement
    fréquemment habituellement généralement normalement quotidiennement hebdomadairement
    mensuellement annuellement seulement uniquement aussi également ainsi donc car mais or
    cependant toutefois néanmoins pourtant sinon très trop assez peu beaucoup plus moins presque
    environ quasiment approximativement maximum minimum maximal minimal totalement entièrement
    complètement partiellement ensemble conjointement individuellement simultanément
    respectivement bien mal suis es est sommes êtes sont étais était étaient été être étant ai
    as a avons avez ont avais avait avaient eu avoir ayant fais fait font faire faisait fit peux
    peut pouvoir pouvait dois doit devoir devait vais va vont aller allait vient venir venu
    mettre mis met reste rester resté commencer commencé finir fini terminer terminé dernier
    dernière derniers prochaine suivante précédent précédente entier entière complet complète
    partiel exact
  `,
  pt: `
    a ante após até com conforme contra consoante de desde durante em entre mediante menos para
    perante por salvo segundo sob sobre trás versus via eu tu ele ela nós vós eles elas você
    vocês me te se nos lhe lhes o os as meu minha teu tua seu sua nosso nossa este esta estes
    estas esse esses essa essas isso isto aquele aqueles aquela aquelas aquilo que quem qual quais cujo cuja onde quando
    quanto como alguém algo algum alguma todo toda todos todas tudo muito muitos pouco poucos
    vários várias demasiado bastante mais tão tanto outro outra outros outras mesmo mesma ambos
    ambas cada qualquer aqui ali aí lá cá perto longe acima abaixo dentro fora diante atrás cima
    baixo redor frente antes depois logo cedo tarde já ainda sempre hoje ontem amanhã agora
    então enquanto anteriormente posteriormente finalmente inicialmente atualmente recentemente
    normalmente habitualmente geralmente frequentemente ocasionalmente regularmente diariamente
    semanalmente mensalmente anualmente somente só apenas unicamente também além inclusive quase
    aproximadamente cerca uns umas total totalmente completamente parcialmente máximo mínimo
    máxima mínima junto juntos conjuntamente individualmente simultaneamente respetivamente
    respectivamente assim bem mal sou é são era eram fui foi foram ser sido sendo estou está
    estão estava estar estado hei há houve haver havido faço faz fazer fez feito posso pode
    poder devo deve dever vou vai ir vamos ia tenho tem ter tive tido ficar ficou chegar chegou
    seguir segue começar começou acabar acabou terminar terminou último última últimos próximo
    próxima seguinte seguintes anterior inteiro inteira completo completa parcial exato
  `,
  nl: `
    ruim
    daarvan daarbij daartoe daarvoor daarop daaraan daarin daarmee daarover daaruit daarnaar
    ervan erbij ertoe ervoor erop eraan erin ermee erover eruit hiervan hierbij hiertoe hiervoor
    hierop hieraan hierin hiermee hierover waarvan waarbij waartoe waarvoor waarop waaraan waarin
    waarmee waarover
    aan achter af behalve beneden bij binnen boven buiten conform contra door gedurende gezien
    in ingevolge inzake jegens krachtens langs met middels mits na naar naast nabij namens
    niettegenstaande om omstreeks omtrent ondanks onder onverminderd op over overeenkomstig per
    richting rond rondom samen sedert sinds te tegen tegenover ten ter tijdens tot trots tussen
    uit uitgezonderd van vanaf vanuit vanwege via volgens voor voorbij wegens ik jij hij zij het
    wij jullie mij jou hem haar ons hen hun zich mijn jouw zijn uw onze deze dit die dat wie wat
    welke welk waar wanneer hoe waarom iemand iets alles allen sommige enkele enige veel weinig
    meer minder meest meeste ander andere anderen zelfde hetzelfde dezelfde beide elk elke ieder
    iedere hier daar ergens nergens overal ver dichtbij eerst daarna vervolgens later eerder
    vroeger straks spoedig vroeg laat al nog reeds altijd vaak soms zelden meestal doorgaans
    gewoonlijk regelmatig dagelijks wekelijks maandelijks jaarlijks vandaag gisteren nu toen dan
    terwijl uiteindelijk tenslotte aanvankelijk momenteel onlangs slechts enkel ook eveneens
    tevens bovendien zelfs bijna haast ongeveer circa zowat maximaal minimaal maximum minimum
    hoogstens minstens tenminste totaal geheel helemaal volledig deels gedeeltelijk gezamenlijk
    apart afzonderlijk persoonlijk tegelijk tegelijkertijd respectievelijk zo wel niet goed
    slecht erg zeer heel nogal ben bent is was waren geweest word wordt worden werd werden
    geworden heb hebt heeft hebben had hadden gehad kan kunnen kon konden moet moeten moest zal
    zullen zou wil willen wou mag mogen mocht laten liet gelaten blijf blijven bleef gebleven
    kom komen kwam gekomen ga gaan ging gegaan sta staan stond begin beginnen begon begonnen
    eindig eindigen laatste volgende vorige hele gehele complete exact
  `,
}
