/**
 * How certificates, licences, registrations and permits are named, in six languages: parts of
 * regular expressions. `names` are written as they stand; of `kinds` the case does not matter.
 */
export const certificationNames: readonly string[] = [
  // Accounts, projects, machines of information, people.
  'AAT|CIMA|CPA|CFA|ACCA|ACA|CIPD|CeMAP|PMP|PRINCE2|CISSP|CISM|CISA|CCNA|CCNP|CKA|CKAD|ITIL(?: (?:v\\d|\\d|Foundation))?|SHRM-CP|PHR|CompTIA(?: \\p{Lu}[\\p{L}+]*)+|CEH|OSCP|ISTQB|PSM I{1,3}|CSM|PSPO|SAFe Agilist|Google Ads (?:Search|Display)',
  // English-speaking trades.
  'ICAEW|JIB|PGCE|CSCS|SIA|DBS|PVG|QTS|Qualified Teacher Status|NMC|HCPC|GPhC|SRA|GDL|LPC|CPC|Driver CPC|CPCS|NPORS|IPAF|PASMA|RTITB|ITSSAR|NEBOSH|IOSH|SMSTS|SSSTS|Gas Safe|OFTEC|F-?Gas|Part P|City (?:&|and) Guilds(?: \\d{3,4})?|18th Edition|AHPRA|RN|LPN|CNA|BLS|ACLS|PALS|CPR|CDL(?: Class [ABC])?|OSHA(?:\\s?\\d\\d)?|TWIC|HAZMAT|HGV|LGV|ServSafe|Food Hygiene(?: Level \\d)?|Level \\d Food (?:Hygiene|Safety)|WSET(?: Level \\d)?|First Aid(?: at Work)?|EPA 608|Working with Children Check|Blue Card|White Card|Safe Pass|Paediatric First Aid|Fire Guard|TEFL|CELTA',
  // German.
  'ADR|AEVO|AdA|PQ-?Prüfung|SIVV|DGUV V\\d-Befähigung|IHK-Prüfung|ZFA|§\\s?34a(?: GewO)?|§\\s?43 IfSG|Module? 95|Schlüsselzahl 95|SCC',
  // French.
  'CACES(?:®)?(?: R?\\d{3})?(?: (?:catégories? )?\\d\\p{Lu}?(?:\\s?(?:,|et|/|-)\\s?\\d\\p{Lu}?)*)?|DEAS|DEAES|DEAVS|DEAP|DEES|DEI|DE (?:ES|AS|AP|EJE)|CQP|SSIAP(?: ?\\d)?|SST|PSC1|PSE ?\\d|BAFA|BAFD|BPJEPS|BNSSA|FIMO(?: \\p{Ll}+)?|FCO(?: \\p{Ll}+)?|(?<=du )CAPA|CRPE|CAFERUIS|DEJEPS|DSCG|CQPM|CAPES|CAPET|CRFPA|HMONP|AFGSU(?: ?\\d)?|AIPR|ATEX|Qualibat|QualiPV|IDE|CAP AEPE',
  // Spanish and Portuguese.
  'TCAE|TPC|TIP|COEGI|FPA|CAP|MIR|EIR|DELE|PRL|COREN|CREA|CRC|CRF|CRN|CRQ|CRP|CRO|CREF|CREFITO|CRMV|OAB|CRECI|CAU|ANTT|MOPP|CNH(?: (?:categoria )?[A-E]{1,2})?|NR-?\\s?\\d{1,2}|CAM|CMTVDE|TVDE|CCP|TCC|CPA-?\\s?\\d{2}|CEA',
  // Dutch.
  'VCA(?:-(?:VOL|basis))?|BIG(?:-registratie)?|SKJ(?:-registratie)?|VOG|BHV|EHBO|Pabo|[Dd]iploma \\p{Lu}\\p{Ll}+e(?: \\p{Lu}{2})?|Wft(?: \\p{Lu}\\p{Ll}+)?|NIMA|SVH|Code 95|code 95|SPV|VIL-VCU|KNX Partner|SEH|Personenregister(?: Kinderopvang)?|AIPM',
]

/** A class of vehicles, which is no "de", "ce" or "a". */
const levels = String.raw`(?:\s+(?:(?:de[rs]?|da|do|del)\s+)?(?:(?:Klassen?|Kl\.|Class|categoria|categoría|catégorie|cat\.|clase|classe|tipo)\s?|(?!(?:de|ce|da|a)(?!\p{L})))[A-D][E\d+]{0,2}(?:\s?[/,+]\s?[A-E][E\d]{0,2})*(?!\p{L}))?`

/** What may stand before and behind a word of a kind; the words themselves in six languages. */
export const certificationKinds: readonly string[] = [
  // German compounds: Staplerschein, Fahrerlaubnis, Sachkundenachweis.
  String.raw`(?:Motorsägen|Kettensägen|Jagd|Tauch|Flug|Trainer|Übungsleiter|Stapler|Gabelstapler|Flurförder\p{L}*|Kran|Schweiß(?:er)?|Bagger|Bediener|Hubarbeitsbühnen|ADR|AdA|Ausbilder|Personenbeförderungs|P|Rettungsschwimmer|Erste-Hilfe|Segel|Gefahrgut|Taxi|Hunde\p{L}*|Waffen|Angel|Fischerei)-?schein(?!\p{L})`,
  String.raw`(?:\p{L}*führerschein|Fahrerlaubnis)${levels}`,
  String.raw`(?:erweitertes\s+)?(?:\p{L}*führungszeugnis)|(?:Meister|Gesellen)brief|Meister(?:titel|prüfung)|Fahrerkarte|Gesundheitszeugnis|Gesundheitspass|Impfnachweis|Masern\p{L}*|Approbation(?:\s+als\s+\p{L}+)?|Ausbildereignung\p{L}*|\p{L}{3,}zertifikat\p{L}{0,2}|\p{L}{3,}zertifizierung(?:en)?|(?:Schalt|Fahr|Lehr|Unterrichts|Staplerfahr|Vorbehalts)\p{L}*berechtigung|\p{L}{4,}lehrgang(?:\s+\p{Lu}[\p{L}\d]*)?|\p{L}{3,}sachkunde|(?!leistungs|tätigkeits)\p{L}{3,}nachweis|(?:arbeits|berufs|flug|ausübungs|gewerbe)erlaubnis|Sachkunde\p{L}*|Fachkunde\p{L}*|Unterrichtung nach\s\S+`,
  String.raw`Erlaubnis\s+zur?\s+[\p{L}\s]{3,40}(?:bezeichnung|tätigkeit|ausübung)|Nachweis\s+(?:der|des|über|einer)\s+\p{L}+|Zulassung\s+(?:zur|als)\s+\p{L}+|(?:\p{L}*[Ee]xamen)\s+(?:als|in\s+der)\s+\p{L}[\p{L}/:*-]*(?:\s+(?:oder|und|bzw\.)\s+\p{Lu}[\p{L}/:*-]*(?:\s+und\s+\p{Lu}[\p{L}/:*-]*)?)?|staatlich\s+(?:anerkannt|geprüft)\p{L}*[*:/\p{L}]*\s+(?!\p{L}*(?:schule|einrichtung|träger|institut|akademie))\p{Lu}[\p{L}*:/-]*|(?:Weiterbildung|Fortbildung|Zusatzausbildung)\s+(?:zum|zur|als)\s+\p{L}[\p{L}/:*-]*`,
  // English: what somebody holds, with the words that name it.
  String.raw`(?:(?:valid|full|clean|current)\s+)*(?:(?:UK|EU|US|NYS|Victorian|state)\s+)?(?:driver['’]?s?|driving|forklift|fork lift|reach truck|counterbalance|HGV|LGV|C\+E|C1|Class\s?\d|security guard|pilot['’]?s?|nursing|teaching|real estate|food handler['’]?s?|liquor|boat|crane)\s+(?:licen[cs]es?|permit|ticket|certificate|card)${levels}`,
  String.raw`(?:criminal (?:record|background)|police|enhanced|basic|working with children)\s+(?:DBS\s+)?checks?|right to work|security clearance|SC clearance|food (?:safety|handler['’]?s?|hygiene)\s+(?:certificate|certification|card|permit)|qualified\s+(?:teacher\s+status|solicitor)|chartered\s+(?:engineer|accountant|surveyor|physiotherapist|legal executive)|law society|admitted to the bar|bar admission|notary public|driver qualification card|registered\s+(?:nurse|midwife|manager)`,
  // French.
  String.raw`permis(?:\s+de\s+conduire)?\s+(?:[A-E][E12]{0,2}(?:\s?[/,+]\s?[A-E][E12]{0,2})*(?![\p{L}])|poids\s+lourds?|cariste|nacelle|de\s+(?:conduire|chasse|travail))|permis\s+de\s+conduire|habilitations?(?:\s+électriques?)?(?:\s+[A-Z]{1,2}\d?[A-Z]?(?![\p{L}]))*|titre\s+professionnel(?:\s+(?:d['’]|de\s|du\s)?\p{L}+){0,3}|diplôme\s+d['’]État(?:\s+(?:d['’]|de\s)?\p{L}[\p{L}-]*){0,3}|carte\s+(?:professionnelle|conducteur|pro)|casier\s+judiciaire|attestation\s+(?:d['’]|de\s)\p{L}+|visa\s+du\s+\p{L}+(?:\s+\p{L}+){0,2}|agrément(?:\s+\p{L}+)?|inscription\s+(?:à\s+l['’]|au\s+|à\s+la\s+)(?:ordre|tableau|barreau)(?:\s+\p{L}+){0,3}`,
  // Spanish.
  String.raw`(?:carn[eé]t?|permiso|licencia)\s+(?:de\s+)?(?:conducir|conducción|manejo|manejar|circulación|carretiller[oa]|manipulador(?:\s+de\s+alimentos)?|operador\p{L}*|instalador\p{L}*|grúa\p{L}*|gruista|armas|caza|socorrista|fitosanitario\p{L}*|aplicador\p{L}*|mozo\p{L}*|electricista|moto|camión|puente\s+grúa|trabajo)${levels}|(?:carn[eé]t?|permiso)\s+(?:clase\s+)?[A-E][E12+]{0,3}[E]?(?![\p{L}])|título\s+(?:de|oficial\s+de|habilitante)\s+\p{L}+(?:\s+\p{Lu}\p{L}*)*|tarjeta\s+(?:profesional|de\s+tacógrafo|TPC)|curso\s+(?:básico\s+)?(?:de\s+)?(?:PRL|prevención\p{L}*|manipulador\p{L}*|carretiller[oa]|operador\p{L}*)(?:\s+de\s+(?:\d+\s+(?:horas|h)|\p{L}+))?|colegiaci[óo]n|colegiad[oa]|matrícula\s+(?:profesional|habilitante)|libreta\s+sanitaria|certificado\s+(?:de|en)\s+\p{L}+(?:\s+(?:de\s+|en\s+)?\p{L}+){0,3}`,
  // Portuguese.
  String.raw`cart(?:a|eira)\s+de\s+(?:condução|motorista|habilitação|trabalho|marinheiro|caçador)(?:\s+(?:de\s+)?(?:ligeiros|pesados|categoria\s+[A-E]{1,2}))?${levels}|registr?o\s+(?:(?:ativo|profissional)\s+)?(?:no|na|em)\s+\p{Lu}[\p{L}]*|registro\s+criminal|inscrição\s+(?:ativa\s+)?n[ao]\s+\p{Lu}[\p{L}]*(?:\s+d[aoe]s?\s+\p{Lu}\p{L}+)?|cédula\s+profissional|licença\s+de\s+\p{L}+(?:\s+de\s+\p{L}+)?|cartão\s+de\s+aplicador(?:\s+de\s+\p{L}+(?:\s+\p{L}+)?)?|curso\s+de\s+(?:operador\p{L}*|empilhadeira|vigilante|brigadista|primeiros\s+socorros|NR-?\d+)(?:\s+de\s+\p{L}+)?|reciclagem\s+de\s+vigilante|certificado\s+de\s+\p{L}+(?:\s+de\s+\p{L}+)?`,
  // Dutch.
  String.raw`(?:[A-E]{1,2}-)?rijbewijs(?:\s+(?:categorie\s+)?[A-E][E1]{0,2}(?![\p{L}]))?|\p{L}*(?:certificaat|certificaten)(?:\s+\p{Lu}[\p{L}\d]*)?|(?:BHV|EHBO|VCA|SVH|NIMA|MBO-V|lasser?s?|rijinstructeur\p{L}*|heftruck|taxateurs?|makelaars?|horeca|zwem\p{L}*)-?\s?diploma|chauffeurs?(?:kaart|pas)|bestuurderskaart|(?:kinder-)?EHBO|verklaring\s+(?:omtrent\s+(?:het\s+)?gedrag|sociale\s+hygiëne|van\s+\p{L}+)|\p{L}*bevoegdheid|medisch\s+attest(?:\s+\p{L}+)?|\p{L}+-registratie|beveiligingspas|legitimatiebewijs\s+\p{L}+|goed\s+gedrag\s+en\s+zeden`,
]

/** What every one of the kinds has in it, folded: most lines have none of these, which is soon told. */
export const certificationHints =
  'schein|erlaubnis|zeugnis|brief|meister|fahrerkarte|pass|nachweis|masern|approbation|ausbilde|zertifi|berechtigung|lehrgang|kunde|unterrichtung|zulassung|examen|staatlich|bildung|licen|permi|ticket|card|certif|check|right to|clearance|qualified|chartered|registered|law society|admitted|notary|bar a|habilitation|titre|diplom|carte|casier|attest|visa|agrement|inscri|carne|tarjeta|titulo|curso|colegia|matricula|libreta|carta|carteira|registr|cedula|cartao|reciclagem|rijbewijs|kaart|ehbo|verklaring|bevoegdheid|legitimatie|gedrag'
