/** Degrees, fields of study, and how they are joined. Columns: `en | de | es | fr | pt | nl`. */

/**
 * Degrees with a counterpart of the same rank in each language. What only one country has (Diplom,
 * licence, HBO) keeps its name, as a reader abroad looks it up by it.
 */
export const degrees = `
Bachelor of Science | Bachelor of Science | Bachelor of Science | Bachelor of Science | Bachelor of Science | Bachelor of Science
Bachelor of Arts | Bachelor of Arts | Bachelor of Arts | Bachelor of Arts | Bachelor of Arts | Bachelor of Arts
Bachelor of Engineering | Bachelor of Engineering | Bachelor of Engineering | Bachelor of Engineering | Bachelor of Engineering | Bachelor of Engineering
Master of Science | Master of Science | Master of Science | Master of Science | Master of Science | Master of Science
Master of Arts | Master of Arts | Master of Arts | Master of Arts | Master of Arts | Master of Arts
Master of Engineering | Master of Engineering | Master of Engineering | Master of Engineering | Master of Engineering | Master of Engineering
Master of Business Administration | Master of Business Administration | Máster en Administración de Empresas | Master of Business Administration | Mestrado em Administração de Empresas | Master of Business Administration
Bachelor's degree; Bachelor | Bachelor; Bachelorabschluss | Grado | Licence; Bachelor | Licenciatura; Bacharelado | Bachelor; Bacheloropleiding
Master's degree; Master | Master; Masterabschluss | Máster; Máster universitario | Master | Mestrado | Master; Masteropleiding
Doctorate; Doctorate degree | Promotion; Doktorat | Doctorado | Doctorat | Doutoramento; Doutorado | Doctoraat
B.Sc.; BSc; B.S. | B.Sc. | B.Sc. | B.Sc. | B.Sc. | B.Sc.
B.A.; BA | B.A. | B.A. | B.A. | B.A. | B.A.
B.Eng.; BEng | B.Eng. | B.Eng. | B.Eng. | B.Eng. | B.Eng.
M.Sc.; MSc; M.S. | M.Sc. | M.Sc. | M.Sc. | M.Sc. | M.Sc.
M.A.; MA | M.A. | M.A. | M.A. | M.A. | M.A.
M.Eng.; MEng | M.Eng. | M.Eng. | M.Eng. | M.Eng. | M.Eng.
MBA | MBA | MBA | MBA | MBA | MBA
PhD; Ph.D. | PhD | PhD | PhD | PhD | PhD
Secondary school diploma; High School Diploma | Schulabschluss | Bachillerato | Diplôme de fin d'études secondaires | Diploma do ensino secundário; Ensino médio completo | Diploma voortgezet onderwijs
`

export const fieldsOfStudy = `
Computer Science | Informatik | Informática; Ciencias de la Computación | Informatique | Informática; Ciência da Computação | Informatica
Business Informatics; Information Systems | Wirtschaftsinformatik | Informática de Gestión; Sistemas de Información | Informatique de gestion | Informática de Gestão; Sistemas de Informação | Bedrijfsinformatica; Bestuurlijke informatica
Software Engineering | Softwaretechnik | Ingeniería de Software; Ingeniería del Software | Génie logiciel | Engenharia de Software | Software-engineering
Data Science | Data Science; Datenwissenschaft | Ciencia de Datos | Science des données | Ciência de Dados | Datawetenschap
Mathematics | Mathematik | Matemáticas | Mathématiques | Matemática | Wiskunde
Statistics | Statistik | Estadística | Statistique; Statistiques | Estatística | Statistiek
Physics | Physik | Física | Physique | Física | Natuurkunde
Chemistry | Chemie | Química | Chimie | Química | Scheikunde
Biology | Biologie | Biología | Biologie | Biologia | Biologie
Medicine | Medizin; Humanmedizin | Medicina | Médecine | Medicina | Geneeskunde
Nursing | Pflegewissenschaft; Pflege | Enfermería | Soins infirmiers | Enfermagem | Verpleegkunde
Pharmacy | Pharmazie | Farmacia | Pharmacie | Farmácia; Ciências Farmacêuticas | Farmacie
Psychology | Psychologie | Psicología | Psychologie | Psicologia | Psychologie
Sociology | Soziologie | Sociología | Sociologie | Sociologia | Sociologie
Political Science | Politikwissenschaft | Ciencias Políticas | Science politique; Sciences politiques | Ciência Política | Politicologie
Law | Rechtswissenschaft; Rechtswissenschaften; Jura | Derecho | Droit | Direito | Rechten; Rechtsgeleerdheid
Economics | Volkswirtschaftslehre; Wirtschaftswissenschaften | Economía | Économie | Economia | Economie
Business Administration | Betriebswirtschaftslehre; BWL | Administración de Empresas; Administración y Dirección de Empresas | Gestion; Gestion des entreprises; Administration des entreprises | Gestão; Administração; Gestão de Empresas; Administração de Empresas | Bedrijfskunde
Accounting | Rechnungswesen | Contabilidad | Comptabilité | Contabilidade | Accountancy
Finance | Finanzwesen | Finanzas | Finance | Finanças | Financiën
Marketing | Marketing | Marketing | Marketing | Marketing | Marketing
Communication; Communications; Communication Studies | Kommunikationswissenschaft | Comunicación | Communication; Sciences de la communication | Comunicação; Ciências da Comunicação | Communicatiewetenschap; Communicatie
Journalism | Journalistik; Journalismus | Periodismo | Journalisme | Jornalismo | Journalistiek
History | Geschichte; Geschichtswissenschaft | Historia | Histoire | História | Geschiedenis
Philosophy | Philosophie | Filosofía | Philosophie | Filosofia | Filosofie; Wijsbegeerte
Education | Erziehungswissenschaft; Pädagogik; Bildungswissenschaft | Educación; Pedagogía | Sciences de l'éducation | Educação; Ciências da Educação | Pedagogiek; Onderwijskunde
Social Work | Soziale Arbeit | Trabajo Social | Travail social | Serviço Social | Maatschappelijk werk; Social Work
Mechanical Engineering | Maschinenbau | Ingeniería Mecánica | Génie mécanique | Engenharia Mecânica | Werktuigbouwkunde
Electrical Engineering | Elektrotechnik | Ingeniería Eléctrica | Génie électrique | Engenharia Eletrotécnica; Engenharia Elétrica | Elektrotechniek
Civil Engineering | Bauingenieurwesen | Ingeniería Civil | Génie civil | Engenharia Civil | Civiele techniek
Industrial Engineering | Wirtschaftsingenieurwesen | Ingeniería Industrial | Génie industriel | Engenharia Industrial | Technische bedrijfskunde
Chemical Engineering | Chemieingenieurwesen | Ingeniería Química | Génie chimique | Engenharia Química | Chemische technologie
Architecture | Architektur | Arquitectura | Architecture | Arquitetura | Architectuur
Graphic Design | Grafikdesign | Diseño Gráfico | Design graphique; Graphisme | Design Gráfico | Grafische vormgeving
Logistics | Logistik | Logística | Logistique | Logística | Logistiek
Tourism | Tourismus; Tourismusmanagement | Turismo | Tourisme | Turismo | Toerisme
English Studies | Anglistik | Filología Inglesa; Estudios Ingleses | Études anglaises | Estudos Ingleses | Engelse taal en cultuur
Linguistics | Linguistik; Sprachwissenschaft | Lingüística | Linguistique | Linguística | Taalkunde
`

/** What stands between a degree and its field: "Master in Physics", "Master Physik". */
export const joins = `in; of | in | en; de | en; de; d' | em; de; da | in; in de`
