/** The words by which an employer is known in an ad, in six languages. Words are folded. */

/**
 * Legal forms, as patterns, the longest first. Short ones that are words or initials of something
 * else ("CV", "AB", "ME" alone) are left out.
 */
export const legalForms: readonly string[] = [
  String.raw`g?GmbH(?:\s?&\s?Co\.?\s?(?:KGaA|KG|OHG))?`,
  String.raw`(?:AG|SE|UG)\s?&\s?Co\.?\s?(?:KGaA|KG|OHG)`,
  String.raw`UG(?:\s\(haftungsbeschränkt\))?`,
  String.raw`PartG(?:\s?mbB)?`,
  'mbB|KGaA|OHG|GbR|KG|AG|SE|eGmbH|eG',
  String.raw`e\.\s?V\.?|e\.\s?K\.?`,
  String.raw`Pty\.?\sLtd\.?|Ltd\.?|Limited|plc|PLC|LLP|LLC|L\.L\.C\.|Inc\.?|Incorporated|Corp\.?|CLG|CIC|DAC`,
  String.raw`S\.?A\.?R\.?L\.?|S\.?A\.?S\.?U\.?|S\.A\.S\.?|SAS|EURL|SCOP|SNC|SELARL|SCEA|GAEC`,
  String.raw`S\.\s?Coop\.?(?:\sAnd\.?)?|S\.L\.\s?[UL]\.?|S\.L\.?|SLU|SLL|SL|S\.A\.\s?U\.?|SAU|S\.A\.?|SA`,
  String.raw`Unipessoal,?\sLda\.?|Lda\.?|Ltda\.?|S\/A|EIRELI|Eireli|EPE|E\.P\.E\.`,
  String.raw`B\.V\.?|BVBA|BV|N\.V\.?|NV|VOF|V\.O\.F\.?|VZW|vzw|CVBA|C\.V\.`,
]

/** What stands before an employer's own name: "Hotel Alpenblick", "Boulangerie Martin". */
export const kindsBefore = [
  // German
  'backerei konditorei metzgerei fleischerei hotel landhotel gasthof gasthaus wirtshaus brauhaus restaurant cafe pizzeria bistro praxis zahnarztpraxis hausarztpraxis gemeinschaftspraxis tierarztpraxis kanzlei steuerkanzlei rechtsanwaltskanzlei notariat apotheke klinik kliniken klinikum krankenhaus universitatsklinikum seniorenzentrum seniorenheim seniorenresidenz seniorenstift pflegeheim pflegezentrum pflegedienst altenheim altenzentrum altenpflegeheim sozialstation diakoniestation kita kindergarten kindertagesstatte kinderhaus kinderkrippe grundschule gymnasium realschule gesamtschule mittelschule berufsschule volkshochschule autohaus schreinerei tischlerei zimmerei dachdeckerei malerbetrieb elektro spedition friseursalon weingut brauerei gartnerei stadt gemeinde landkreis kreis landratsamt stadtwerke stadtverwaltung amt bezirksamt stiftung diakonie caritas caritasverband lebenshilfe universitat hochschule steuerburo ingenieurburo architekturburo planungsburo sanitatshaus fahrschule firma gebruder gebaudedienste elterninitiative sparkasse volksbank raiffeisenbank museum theater musikschule tierheim zoo landgasthof bedachungen verein reiterhof bauernhof',
  // French
  'boulangerie patisserie boucherie charcuterie brasserie bistrot auberge clinique polyclinique hopital hopitaux chu ch chru ehpad residence pharmacie cabinet garage groupe mairie ville commune lycee college ecole institution institut creche micro-creche association fondation transports menuiserie etablissements ets domaine chateau universite departement societe entreprise agence ateliers atelier maison imprimerie plomberie scierie librairie interim regie fromagerie poissonnerie epicerie camping communaute conseil syndicat syndicate centre mission caves ferme salon conservatoire theatre musee orchestre mediatheque bibliotheque',
  // Spanish
  'restaurante bar cafeteria panaderia pasteleria carniceria pescaderia clinica hospital residencia farmacia colegio ies ceip instituto escuela academia guarderia grupo ayuntamiento diputacion fundacion asociacion asesoria gestoria bufete despacho taller talleres construcciones instalaciones supermercados peluqueria universidad bodegas bodega hostal camping consultoria cooperativa electricidad logistica mercadona hijos hermanos inmobiliaria museo teatro biblioteca limpiezas suministros imprenta ferreteria carpinteria estudio herdade quinta fincas heladeria',
  // Portuguese
  'padaria pastelaria confeitaria lar farmacia drogaria creche universidade faculdade prefeitura camara santa-casa associacao supermercado supermercados oficina transportadora construtora escritorio laboratorio rede loja lojas churrascaria pizzaria pousada salao agrupamento junta misericordia hamburgueria clube imobiliaria museu metalurgica industria colegio escola grafica',
  // Dutch
  'bakkerij slagerij eetcafe zorggroep zorgcentrum woonzorgcentrum verpleeghuis ziekenhuis huisartsenpraktijk tandartspraktijk dierenkliniek praktijk apotheek basisschool kinderdagverblijf kinderopvang lyceum stichting provincie universiteit autobedrijf installatiebedrijf bouwbedrijf aannemersbedrijf transportbedrijf schildersbedrijf hoveniersbedrijf schoonmaakbedrijf accountantskantoor advocatenkantoor notariskantoor administratiekantoor kapsalon drukkerij softwarehuis kantoorvakhandel kwekerij groep scholengroep thuiszorg manege camping strandpaviljoen waterschap bibliotheek zorgpunt rabobank hogeschool kaasmakerij',
].join(' ')

/** Of those after a name, the ones that are hardly ever said of anything but an employer. */
export const sureKindsAfter =
  'arms inn tavern pub bakery academy surgery solicitors associates council nursery brewery haulage haustechnik rechtsanwalte steuerberater gebaudereinigung avocats abogados advogados advocaten accountants restaurant hotel hospital university college school'

/** What ends a compound that names a kind of employer: "Stadtbäckerei", "Fietsenwinkel". */
export const kindEndings =
  'backerei|konditorei|metzgerei|praxis|kanzlei|apotheke|klinik|klinikum|krankenhaus|heim|stift|kita|schule|gymnasium|haus|werkstatt|betrieb|dienst|dienste|buro|hotel|restaurant|verein|stiftung|werke|bedrijf|kantoor|praktijk|ziekenhuis|school|winkel|zorg|groep|centrum|zentrum|kerk|kirche|gemeinde|initiative|verband|genossenschaft|[a-z]{3}(?:erei|erie|eria|erij)'

/** What stands after an employer's own name: "Willowbrook Care Home", "Polimax Tintas". */
export const kindsAfter = [
  // English
  'home restaurant hotel inn arms tavern pub bakery school academy college university hospital hospice clinic surgery practice dental pharmacy garage trust council solicitors associates group partners partnership logistics services solutions foods nursery farm farms brewery cafe kitchen bank haulage transport transportation electrical plumbing construction builders consulting consultants consultancy software systems technologies technology labs studio studios media energy management industries manufacturing engineering insurance holdings recruitment staffing agency ambulance authority department district society association foundation church library museum club stores supermarket supermarkets market motors couriers cleaning accountants accountancy law legal properties property estates healthcare care health medical centre center charity ventures bistro diner grill hospitality catering freight press games airlines airways institute service',
  // German
  'bau technik maschinenbau transporte logistik gruppe rechtsanwalte rechtsanwaltinnen steuerberater ingenieure architekten immobilien reisen moden mobel automobile gartenbau haustechnik elektrotechnik sanitar heizung gebaudereinigung gebaudetechnik metallbau holzbau stahlbau werkzeugbau kunststofftechnik medizintechnik systeme dienstleistungen personal versicherungen verlag werke pflege feinkost catering',
  // French
  'distribution conseil energies energie avocats batiment travaux freres fils habitat industrie automobiles immobilier paysages traiteur solutions nettoyage proprete interim logistique',
  // Spanish and Portuguese
  'alimentos tintas engenharia ingenieria logistica abogados asesores consultores consultoria transportes construcciones construcoes seguros sistemas tecnologia tecnologias energia energias automocion muebles moveis servicios servicos hoteles hoteis advogados contabilidade automacao instalacoes saude limpezas hermanos irmaos hijos filhos assessoria veiculos materiais cosmeticos medicamentos',
  // Dutch
  'accountants advocaten bouw techniek zorg installaties installatietechniek transport schoonmaak notarissen makelaardij makelaars groep uitzendbureau verzekeringen metaal hoveniers kinderopvang thuiszorg fietsen bloemen adviseurs',
].join(' ')

/**
 * Capitalised words that name nobody: what a sentence or a German noun phrase begins with. A name
 * needs one word beyond these.
 */
export const namesNobody = [
  // Pronouns, articles, small words
  'we you i it he she they the this that these those our your their his her its a an as in on at for with if when what who how why where here there and or but no not all every each any some some both please thank thanks yes just then now also so to of from by let',
  'wir sie du ihr er es ich uns euch dich dir mir mich unser unsere unserem unseren unserer ihre ihrem ihren ihrer dein deine deinem deinen deiner der die das dem den des ein eine einen einem einer kein keine als bei fur mit zum zur ab am an auf aus im in und oder wer was wie wo warum hier jetzt dort dann damit wenn da dies diese dieser dieses alle jeder jede sowie auch nur man selbst herr frau',
  'nous vous tu il elle ils elles on je notre nos votre vos le la les l un une des du de ce cet cette ces son sa ses leur leurs en au aux pour avec dans chez sur par si qui que quoi comment ici et ou mais si monsieur madame',
  'nosotros usted tu el ella ellos nuestro nuestra nuestros nuestras su sus los las lo uno unos unas se en con por para al del si que quien como donde aqui y o este esta estos estas eso te todo toda todos senor senora',
  'nos voce voces ele ela eles nosso nossa nossos nossas seu sua seus suas os as um uma uns umas no na em com por para ao do da se que quem como onde aqui e ou este esta isto essa esse te tudo todos',
  'wij we jij je jullie u hij zij ze onze ons jouw uw een het de dit dat deze die als bij in op voor met naar om wie over about uber sobre propos wat hoe waarom waar hier nu en of alle elk elke ook er ter per dhr mevrouw',
  // What an ad says of the employer without a name
  'company firm team business employer organisation organization client clients customer customers startup agency candidate candidates applicant applicants department office brand people person role position job jobs opportunity vacancy career mission vision location salary start date contract schedule hours benefits requirements responsibilities experience summary overview description applications interviews questions equal opportunity',
  'unternehmen familienunternehmen familienbetrieb firma betrieb team arbeitgeber kunde kunden mandant mandanten auftraggeber marktfuhrer mittelstandler start-up dienstleister anbieter hersteller verstarkung unterstutzung stelle stellenangebot stellenausschreibung stellenanzeige ausschreibung bewerber bewerberin bewerbung bewerbungen aufgabe aufgaben profil teil mitglied haus standort abteilung leitung fachbereich jahre jahr monat uhr kollegen kollegin kollege mitarbeiter mitarbeiterin mitarbeitende erfahrung voraussetzung ausbildung interesse freude lust vollzeit teilzeit vergutung gehalt urlaub arbeit arbeitszeit beginn eintritt dauer erfolg ziel zukunft leben menschen menschlichkeit',
  'entreprise societe equipe employeur client clients groupe cabinet etablissement structure poste profil offre candidat candidature candidatures salaire contrat lieu mission missions experience permis formation recrutement emploi urgent cdi cdd',
  'empresa equipo grupo cliente clientes compania entidad negocio puesto oferta perfil requisitos candidato candidatos salario contrato jornada horario lugar funciones experiencia importante vacante trabajo empleo',
  'empresa equipe equipa grupo cliente clientes vaga cargo perfil requisitos candidato candidatos salario contrato horario local atividades experiencia oportunidade trabalho emprego beneficios',
  'bedrijf team organisatie werkgever opdrachtgever klant klanten functie vacature profiel kandidaat sollicitatie salaris contract locatie taken ervaring collega werk uren',
  // Adjectives and time
  'small large big great new young growing leading modern busy local national international global friendly experienced private public independent urgent immediate remote hybrid full-time part-time full part permanent temporary',
  'kleine kleiner kleines grosse grosser grosses junge junger junges moderne modernes moderner private privates privater staatliche fuhrende wachsende familiare dynamische renommierte renommiertes etablierte regionale internationale erfahrene freundliche neue neuer neues zentrale innovative mittelstandische mittelstandisches evangelische katholische freie',
  'petite petit grande grand jeune nouvelle nouveau moderne gran pequena pequeno joven nueva nuevo lider nova novo jovem grote kleine jonge nieuwe moderne leuke gezellige',
  'aktuell derzeit zurzeit daher deshalb innerhalb ausserdem dabei dazu heute seit nach durch unter neben wahrend trotz gemeinsam kontakt bereits gerne ebenfalls daarom momenteel binnen sinds naast vanuit samen verder daarnaast inmiddels currently today since together actualmente hoy atualmente hoje aujourd actuellement depuis term',
  'canada germany deutschland france frankreich espana spain spanien portugal brasil brazil nederland netherlands belgium belgie belgique osterreich austria schweiz suisse switzerland europe europa uk usa united kingdom states ireland england scotland wales london berlin paris madrid lisboa amsterdam',
  'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december montag dienstag mittwoch donnerstag freitag samstag sonntag januar februar marz mai juni juli oktober dezember',
].join(' ')

/** Endings of nouns that name a quality or an activity and never, alone, an employer. */
export const abstractEndings =
  /(?:keit|heit|ung|ungen|schaft|kenntnisse|bereitschaft|erfahrung|zeit|kraft|krafte|tion|tions|ment|ness|ship|ability|ite|cion|ciones|dad|dades|cao|coes|dade|heid|ing|ingen|schap|atie|ologie|ismus)$/

/** Where anybody may have a mailbox or a page: such a domain agrees with no name. */
export const sharedDomains = new Set(
  'gmail googlemail gmx web outlook hotmail live yahoo icloud aol protonmail proton t-online freenet orange wanadoo free laposte sfr ziggo kpnmail planet telenet skynet terra telefonica uol bol sapo linkedin indeed stepstone xing monster infojobs jobs karriere careers interamt facebook instagram whatsapp twitter youtube tiktok example google forms bit tinyurl usajobs greenhouse lever workable personio join recruitee teamtailor'.split(
    ' ',
  ),
)

/** A place of work under a heading of its own, and whoever offers it: "Arbeitgeber: …". */
export const employerLabels =
  'company(?: name)?|employer|organi[sz]ation|hiring organi[sz]ation|client|school|hospital|trust|unternehmen|firma|arbeitgeber|dienstgeber|trager|einrichtung|betrieb|auftraggeber|schule|praxis|klinik|entreprise|employeur|societe|etablissement|structure|organisme|recruteur|empresa|empresa contratante|empleador|empregador|contratante|compania|centro|entidad|entidade|instituicao|colegio|escola|instituicao|bedrijf|bedrijfsnaam|werkgever|organisatie|opdrachtgever|instelling'
