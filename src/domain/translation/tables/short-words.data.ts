/** Short words of a resume that stand alone. Columns: `en | de | es | fr | pt | nl`. */

/** How well somebody speaks a language; letters of the European frame (B2) need no translation. */
export const languageLevels = `
native; native speaker; mother tongue; first language | Muttersprache; Muttersprachler; Muttersprachlerin; muttersprachlich | nativo; lengua materna; nativa; materna | langue maternelle; maternelle; natif; native | língua materna; nativo; nativa; materna | moedertaal
bilingual | zweisprachig; bilingual | bilingüe | bilingue | bilingue | tweetalig
fluent; full professional proficiency; full professional | fließend; fliessend; verhandlungssicher | fluido; con fluidez; fluida | courant; couramment | fluente | vloeiend
advanced; professional working proficiency; professional | fortgeschritten; sehr gut; sehr gute Kenntnisse | avanzado; muy bueno; nivel avanzado | avancé; très bon niveau; très bien | avançado; muito bom; nível avançado | gevorderd; zeer goed
good; good knowledge | gut; gute Kenntnisse; gute | bueno; buen nivel | bon niveau; bien; bon | bom; bons conhecimentos | goed; goede kennis
intermediate; conversational; limited working proficiency | mittlere Kenntnisse; Mittelstufe; mittel | intermedio; nivel intermedio; medio | intermédiaire; niveau intermédiaire | intermédio; intermediário; nível intermédio | gemiddeld; redelijk
basic; basic knowledge; elementary; elementary proficiency; beginner | Grundkenntnisse; Grundlagen; Anfänger | básico; nivel básico; nociones; nociones básicas; elemental | notions; débutant; élémentaire; scolaire | básico; noções básicas; elementar; nível básico | basiskennis; basis; beginner
`

/** Names that people give to their groups of skills. */
export const categories = `
Skills; Key Skills | Kenntnisse; Fähigkeiten; Kompetenzen | Competencias; Habilidades; Aptitudes | Compétences | Competências; Habilidades | Vaardigheden
Languages | Sprachen; Sprachkenntnisse | Idiomas | Langues | Idiomas; Línguas | Talen
Programming Languages; Programming | Programmiersprachen | Lenguajes de programación | Langages de programmation; Langages | Linguagens de programação; Linguagens | Programmeertalen
Technical Skills | Technische Kenntnisse; Technische Fähigkeiten; Fachkenntnisse | Competencias técnicas; Conocimientos técnicos; Habilidades técnicas | Compétences techniques | Competências técnicas; Conhecimentos técnicos | Technische vaardigheden
Soft Skills; Personal Skills; Interpersonal Skills | Soziale Kompetenzen; Soft Skills; Persönliche Stärken | Habilidades interpersonales; Competencias personales; Habilidades blandas | Savoir-être; Qualités personnelles | Competências pessoais; Competências interpessoais; Soft skills | Persoonlijke vaardigheden; Sociale vaardigheden
IT Skills; Computer Skills | IT-Kenntnisse; EDV-Kenntnisse; EDV; IT; Computerkenntnisse | Informática; Conocimientos informáticos; Ofimática | Informatique; Compétences informatiques; Bureautique | Informática; Conhecimentos informáticos | Computervaardigheden; ICT; IT; ICT-vaardigheden
Tools | Werkzeuge; Tools | Herramientas | Outils | Ferramentas | Tools; Hulpmiddelen; Gereedschap
Software | Software; Programme | Software; Programas informáticos | Logiciels | Software; Programas | Software; Programma's
Databases | Datenbanken | Bases de datos | Bases de données | Bases de dados; Bancos de dados | Databases
Frameworks | Frameworks | Frameworks; Marcos de trabajo | Frameworks | Frameworks | Frameworks
Infrastructure | Infrastruktur | Infraestructura | Infrastructure | Infraestrutura | Infrastructuur
Cloud | Cloud | Nube; Cloud | Cloud | Nuvem; Cloud | Cloud
Methods; Methodologies | Methoden; Methodik | Métodos; Metodologías | Méthodes; Méthodologies | Métodos; Metodologias | Methoden; Methodieken
Project Management | Projektmanagement | Gestión de proyectos | Gestion de projet | Gestão de projetos | Projectmanagement
Management; Leadership | Führung; Management | Gestión; Liderazgo | Management; Encadrement | Gestão; Liderança | Management; Leidinggeven
Communication | Kommunikation | Comunicación | Communication | Comunicação | Communicatie
Design | Design; Gestaltung | Diseño | Design; Conception | Design | Ontwerp; Design
Marketing | Marketing | Marketing | Marketing | Marketing | Marketing
Finance | Finanzen | Finanzas | Finance | Finanças | Financiën
Accounting | Buchhaltung; Rechnungswesen | Contabilidad | Comptabilité | Contabilidade | Boekhouding
Data Analysis; Data | Datenanalyse; Daten | Análisis de datos; Datos | Analyse de données; Données | Análise de dados; Dados | Data-analyse; Data
Care; Nursing; Clinical Skills | Pflege; Klinische Kenntnisse | Enfermería; Cuidados | Soins | Enfermagem; Cuidados | Zorg; Verpleging
Teaching | Unterricht; Lehre | Enseñanza; Docencia | Enseignement | Ensino | Onderwijs; Lesgeven
Logistics | Logistik | Logística | Logistique | Logística | Logistiek
Sales | Vertrieb; Verkauf | Ventas | Vente; Ventes | Vendas | Verkoop
Driving Licence; Driving License | Führerschein | Permiso de conducir; Carné de conducir | Permis de conduire; Permis | Carta de condução; Carteira de motorista | Rijbewijs
Interests; Hobbies | Interessen; Hobbys | Intereses; Aficiones | Centres d'intérêt; Loisirs | Interesses; Passatempos | Interesses; Hobby's
Certificates; Certifications | Zertifikate; Zertifizierungen | Certificados; Certificaciones | Certificats; Certifications | Certificados; Certificações | Certificaten
Other; Other Skills; Miscellaneous | Sonstiges; Weitere Kenntnisse; Weiteres | Otros; Otras competencias | Autres; Divers; Autres compétences | Outros; Outras competências | Overig; Overige vaardigheden
`

export const seasons = `
spring | Frühling; Frühjahr | primavera | printemps | primavera | lente; voorjaar
summer | Sommer | verano | été | verão | zomer
autumn; fall | Herbst | otoño | automne | outono | herfst; najaar
winter | Winter | invierno | hiver | inverno | winter
`

export const sinceAndUntil = `
since; from | seit; ab | desde | depuis; dès | desde | sinds; vanaf
until; to; till | bis | hasta | jusqu'à; à | até; a | tot; tot en met
`

/** Work that has no town. */
export const workPlaces = `
Remote; Fully remote; Remote work; Home office | Remote; Homeoffice; Home-Office; Fernarbeit | En remoto; Remoto; Remota; Teletrabajo | Télétravail; À distance | Remoto; Trabalho remoto; Teletrabalho | Op afstand; Thuiswerk; Vanuit huis
Hybrid | Hybrid | Híbrido; Híbrida | Hybride | Híbrido; Híbrida | Hybride
Worldwide | Weltweit | Todo el mundo | Monde entier | Todo o mundo | Wereldwijd
`
