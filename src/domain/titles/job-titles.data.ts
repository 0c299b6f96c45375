/**
 * Job titles that mean the same in all six languages: `en | de | es | fr | pt | nl`. The first of
 * several spellings is the one that is written; `a/b` is a title's two genders, which are kept
 * where the language read from has them too. Titles that a country makes its own (Meister,
 * technicien supérieur) are not here: they go to the translator like any other words.
 */
export const jobTitles = `
Software Engineer; Software Developer | Softwareentwickler/Softwareentwicklerin; Software-Entwickler/Software-Entwicklerin; Softwareingenieur/Softwareingenieurin | Ingeniero de software/Ingeniera de software; Desarrollador de software/Desarrolladora de software | Développeur logiciel/Développeuse logiciel; Ingénieur logiciel/Ingénieure logiciel | Engenheiro de software/Engenheira de software; Programador/Programadora | Softwareontwikkelaar; Software-ontwikkelaar; Software engineer
Web Developer | Webentwickler/Webentwicklerin | Desarrollador web/Desarrolladora web | Développeur web/Développeuse web | Desenvolvedor web/Desenvolvedora web; Programador web/Programadora web | Webontwikkelaar; Webdeveloper
Frontend Developer; Front-End Developer | Frontend-Entwickler/Frontend-Entwicklerin; Frontendentwickler/Frontendentwicklerin | Desarrollador front-end/Desarrolladora front-end | Développeur front-end/Développeuse front-end | Desenvolvedor front-end/Desenvolvedora front-end | Front-endontwikkelaar; Frontend developer
Backend Developer; Back-End Developer | Backend-Entwickler/Backend-Entwicklerin; Backendentwickler/Backendentwicklerin | Desarrollador back-end/Desarrolladora back-end | Développeur back-end/Développeuse back-end | Desenvolvedor back-end/Desenvolvedora back-end | Back-endontwikkelaar; Backend developer
Full-Stack Developer; Fullstack Developer; Full Stack Developer | Full-Stack-Entwickler/Full-Stack-Entwicklerin; Fullstack-Entwickler/Fullstack-Entwicklerin | Desarrollador full-stack/Desarrolladora full-stack | Développeur full-stack/Développeuse full-stack | Desenvolvedor full-stack/Desenvolvedora full-stack | Full-stackontwikkelaar; Fullstack developer
Data Analyst | Datenanalyst/Datenanalystin | Analista de datos | Analyste de données | Analista de dados | Data-analist
Data Scientist | Data Scientist | Científico de datos/Científica de datos | Data scientist | Cientista de dados | Datawetenschapper
Data Engineer | Dateningenieur/Dateningenieurin; Data Engineer | Ingeniero de datos/Ingeniera de datos | Ingénieur données/Ingénieure données | Engenheiro de dados/Engenheira de dados | Data-engineer
System Administrator; Systems Administrator | Systemadministrator/Systemadministratorin | Administrador de sistemas/Administradora de sistemas | Administrateur systèmes/Administratrice systèmes | Administrador de sistemas/Administradora de sistemas | Systeembeheerder
Network Engineer | Netzwerkingenieur/Netzwerkingenieurin | Ingeniero de redes/Ingeniera de redes | Ingénieur réseaux/Ingénieure réseaux | Engenheiro de redes/Engenheira de redes | Netwerkingenieur
Project Manager | Projektmanager/Projektmanagerin; Projektleiter/Projektleiterin | Jefe de proyecto/Jefa de proyecto; Gestor de proyectos/Gestora de proyectos | Chef de projet/Cheffe de projet | Gestor de projetos/Gestora de projetos; Gerente de projetos | Projectmanager; Projectleider
Product Manager | Produktmanager/Produktmanagerin | Jefe de producto/Jefa de producto | Chef de produit/Cheffe de produit | Gestor de produto/Gestora de produto | Productmanager
Business Analyst | Business-Analyst/Business-Analystin | Analista de negocio | Analyste métier | Analista de negócios | Bedrijfsanalist; Businessanalist
Management Consultant | Unternehmensberater/Unternehmensberaterin | Consultor de gestión/Consultora de gestión | Consultant en management/Consultante en management | Consultor de gestão/Consultora de gestão | Managementconsultant; Organisatieadviseur
Consultant | Berater/Beraterin | Consultor/Consultora | Consultant/Consultante | Consultor/Consultora | Adviseur; Consultant
Accountant | Buchhalter/Buchhalterin | Contable | Comptable | Contabilista; Contador/Contadora | Boekhouder; Accountant
Payroll Clerk | Lohnbuchhalter/Lohnbuchhalterin | Técnico de nóminas/Técnica de nóminas | Gestionnaire de paie | Técnico de processamento salarial/Técnica de processamento salarial | Salarisadministrateur
Financial Controller; Controller | Controller/Controllerin | Controlador financiero/Controladora financiera; Controller financiero/Controller financiera | Contrôleur de gestion/Contrôleuse de gestion | Controlador financeiro/Controladora financeira; Controller financeiro/Controller financeira | Financieel controller; Controller
Auditor | Wirtschaftsprüfer/Wirtschaftsprüferin; Auditor/Auditorin | Auditor/Auditora | Auditeur/Auditrice | Auditor/Auditora | Auditor
Sales Representative | Vertriebsmitarbeiter/Vertriebsmitarbeiterin; Außendienstmitarbeiter/Außendienstmitarbeiterin | Representante comercial; Representante de ventas; Comercial | Représentant commercial/Représentante commerciale; Commercial/Commerciale | Representante comercial; Comercial | Vertegenwoordiger; Accountmanager buitendienst
Sales Manager | Vertriebsleiter/Vertriebsleiterin | Jefe de ventas/Jefa de ventas | Responsable des ventes; Responsable commercial/Responsable commerciale | Gerente de vendas; Chefe de vendas | Salesmanager; Verkoopleider
Sales Assistant; Shop Assistant | Verkäufer/Verkäuferin | Dependiente/Dependienta; Vendedor/Vendedora | Vendeur/Vendeuse | Vendedor/Vendedora | Verkoopmedewerker/Verkoopmedewerkster; Winkelmedewerker/Winkelmedewerkster
Marketing Manager | Marketingleiter/Marketingleiterin; Marketingmanager/Marketingmanagerin | Responsable de marketing | Responsable marketing | Gestor de marketing/Gestora de marketing; Gerente de marketing | Marketingmanager
Customer Service Representative | Kundenberater/Kundenberaterin; Kundenbetreuer/Kundenbetreuerin | Agente de atención al cliente | Conseiller clientèle/Conseillère clientèle; Chargé de clientèle/Chargée de clientèle | Assistente de apoio ao cliente; Atendente de clientes | Klantenservicemedewerker; Medewerker klantenservice
Office Manager | Büroleiter/Büroleiterin | Responsable de oficina; Jefe de oficina/Jefa de oficina | Responsable administratif/Responsable administrative | Gestor de escritório/Gestora de escritório | Officemanager; Kantoormanager
Administrative Assistant | Verwaltungsassistent/Verwaltungsassistentin; Bürokraft | Auxiliar administrativo/Auxiliar administrativa; Asistente administrativo/Asistente administrativa | Assistant administratif/Assistante administrative | Assistente administrativo/Assistente administrativa | Administratief medewerker/Administratief medewerkster
Secretary | Sekretär/Sekretärin | Secretario/Secretaria | Secrétaire | Secretário/Secretária | Secretaris/Secretaresse
Receptionist | Rezeptionist/Rezeptionistin; Empfangsmitarbeiter/Empfangsmitarbeiterin | Recepcionista | Réceptionniste | Rececionista; Recepcionista | Receptionist/Receptioniste
Human Resources Manager; HR Manager | Personalleiter/Personalleiterin | Responsable de recursos humanos | Responsable des ressources humaines; Responsable RH | Gestor de recursos humanos/Gestora de recursos humanos | HR-manager; Manager personeelszaken
Recruiter | Personalreferent/Personalreferentin; Recruiter/Recruiterin | Técnico de selección/Técnica de selección | Chargé de recrutement/Chargée de recrutement | Técnico de recrutamento/Técnica de recrutamento; Recrutador/Recrutadora | Recruiter
Registered Nurse; Nurse; Staff Nurse | Pflegefachkraft; Gesundheits- und Krankenpfleger/Gesundheits- und Krankenpflegerin; Krankenpfleger/Krankenschwester | Enfermero/Enfermera | Infirmier/Infirmière | Enfermeiro/Enfermeira | Verpleegkundige
Healthcare Assistant; Nursing Assistant | Pflegehelfer/Pflegehelferin; Pflegehilfskraft | Auxiliar de enfermería | Aide-soignant/Aide-soignante | Auxiliar de saúde; Auxiliar de enfermagem | Zorgassistent; Helpende zorg
Physiotherapist; Physical Therapist | Physiotherapeut/Physiotherapeutin | Fisioterapeuta | Kinésithérapeute | Fisioterapeuta | Fysiotherapeut
Pharmacist | Apotheker/Apothekerin | Farmacéutico/Farmacéutica | Pharmacien/Pharmacienne | Farmacêutico/Farmacêutica | Apotheker
Physician; Doctor | Arzt/Ärztin | Médico/Médica | Médecin | Médico/Médica | Arts
Midwife | Hebamme | Matrón/Matrona | Sage-femme | Parteiro/Parteira | Verloskundige
Social Worker | Sozialarbeiter/Sozialarbeiterin | Trabajador social/Trabajadora social | Assistant social/Assistante sociale; Travailleur social/Travailleuse sociale | Assistente social | Maatschappelijk werker/Maatschappelijk werkster
Teacher | Lehrer/Lehrerin; Lehrkraft | Profesor/Profesora; Docente | Professeur/Professeure; Enseignant/Enseignante | Professor/Professora | Leraar/Lerares; Docent/Docente
Primary School Teacher; Elementary School Teacher | Grundschullehrer/Grundschullehrerin; Grundschullehrkraft | Maestro de primaria/Maestra de primaria | Professeur des écoles/Professeure des écoles | Professor do ensino básico/Professora do ensino básico; Professor do 1.º ciclo/Professora do 1.º ciclo | Leraar basisonderwijs/Lerares basisonderwijs; Leerkracht basisonderwijs
Kindergarten Teacher; Childcare Worker | Erzieher/Erzieherin | Educador infantil/Educadora infantil | Éducateur de jeunes enfants/Éducatrice de jeunes enfants | Educador de infância/Educadora de infância | Pedagogisch medewerker/Pedagogisch medewerkster
Lecturer | Dozent/Dozentin | Profesor universitario/Profesora universitaria | Maître de conférences/Maîtresse de conférences; Chargé de cours/Chargée de cours | Docente universitário/Docente universitária | Universitair docent
Research Assistant | Wissenschaftlicher Mitarbeiter/Wissenschaftliche Mitarbeiterin | Asistente de investigación | Assistant de recherche/Assistante de recherche | Assistente de investigação; Assistente de pesquisa | Onderzoeksassistent
Librarian | Bibliothekar/Bibliothekarin | Bibliotecario/Bibliotecaria | Bibliothécaire | Bibliotecário/Bibliotecária | Bibliothecaris
Translator | Übersetzer/Übersetzerin | Traductor/Traductora | Traducteur/Traductrice | Tradutor/Tradutora | Vertaler/Vertaalster
Lawyer; Attorney | Rechtsanwalt/Rechtsanwältin | Abogado/Abogada | Avocat/Avocate | Advogado/Advogada | Advocaat/Advocate
Architect | Architekt/Architektin | Arquitecto/Arquitecta | Architecte | Arquiteto/Arquiteta | Architect
Civil Engineer | Bauingenieur/Bauingenieurin | Ingeniero civil/Ingeniera civil | Ingénieur en génie civil/Ingénieure en génie civil | Engenheiro civil/Engenheira civil | Civiel ingenieur
Mechanical Engineer | Maschinenbauingenieur/Maschinenbauingenieurin | Ingeniero mecánico/Ingeniera mecánica | Ingénieur mécanique/Ingénieure mécanique | Engenheiro mecânico/Engenheira mecânica | Werktuigbouwkundig ingenieur
Electrical Engineer | Elektroingenieur/Elektroingenieurin | Ingeniero eléctrico/Ingeniera eléctrica | Ingénieur électricien/Ingénieure électricienne | Engenheiro eletrotécnico/Engenheira eletrotécnica; Engenheiro elétrico/Engenheira elétrica | Elektrotechnisch ingenieur
Electrician | Elektriker/Elektrikerin; Elektroniker/Elektronikerin | Electricista | Électricien/Électricienne | Eletricista | Elektricien
Carpenter; Joiner | Tischler/Tischlerin; Schreiner/Schreinerin | Carpintero/Carpintera | Menuisier/Menuisière | Carpinteiro/Carpinteira | Timmerman
Plumber | Klempner/Klempnerin; Installateur/Installateurin | Fontanero/Fontanera | Plombier/Plombière | Canalizador/Canalizadora; Encanador/Encanadora | Loodgieter
Car Mechanic; Motor Mechanic | Kfz-Mechatroniker/Kfz-Mechatronikerin; Kfz-Mechaniker/Kfz-Mechanikerin | Mecánico de automóviles/Mecánica de automóviles | Mécanicien automobile/Mécanicienne automobile | Mecânico de automóveis/Mecânica de automóveis | Automonteur
Welder | Schweißer/Schweißerin | Soldador/Soldadora | Soudeur/Soudeuse | Soldador/Soldadora | Lasser
Warehouse Worker; Warehouse Operative | Lagerist/Lageristin; Lagermitarbeiter/Lagermitarbeiterin | Mozo de almacén/Moza de almacén; Operario de almacén/Operaria de almacén | Magasinier/Magasinière | Operador de armazém/Operadora de armazém | Magazijnmedewerker/Magazijnmedewerkster
Truck Driver; Lorry Driver | Lkw-Fahrer/Lkw-Fahrerin | Conductor de camión/Conductora de camión; Camionero/Camionera | Conducteur routier/Conductrice routière; Chauffeur routier/Chauffeuse routière | Motorista de pesados; Motorista de caminhão | Vrachtwagenchauffeur
Logistics Manager | Logistikleiter/Logistikleiterin | Responsable de logística | Responsable logistique | Responsável de logística; Gestor de logística/Gestora de logística | Logistiek manager
Buyer; Purchaser | Einkäufer/Einkäuferin | Comprador/Compradora | Acheteur/Acheteuse | Comprador/Compradora | Inkoper
Cook | Koch/Köchin | Cocinero/Cocinera | Cuisinier/Cuisinière | Cozinheiro/Cozinheira | Kok
Pastry Chef; Confectioner | Konditor/Konditorin | Pastelero/Pastelera | Pâtissier/Pâtissière | Pasteleiro/Pasteleira | Banketbakker
Baker | Bäcker/Bäckerin | Panadero/Panadera | Boulanger/Boulangère | Padeiro/Padeira | Bakker
Waiter/Waitress | Kellner/Kellnerin; Servicekraft | Camarero/Camarera | Serveur/Serveuse | Empregado de mesa/Empregada de mesa; Garçom/Garçonete | Ober/Serveerster
Hairdresser | Friseur/Friseurin | Peluquero/Peluquera | Coiffeur/Coiffeuse | Cabeleireiro/Cabeleireira | Kapper/Kapster
Graphic Designer | Grafikdesigner/Grafikdesignerin | Diseñador gráfico/Diseñadora gráfica | Graphiste | Designer gráfico/Designer gráfica | Grafisch ontwerper/Grafisch ontwerpster
Journalist | Journalist/Journalistin | Periodista | Journaliste | Jornalista | Journalist/Journaliste
Editor | Redakteur/Redakteurin | Redactor/Redactora | Rédacteur/Rédactrice | Redator/Redatora | Redacteur/Redactrice
Photographer | Fotograf/Fotografin | Fotógrafo/Fotógrafa | Photographe | Fotógrafo/Fotógrafa | Fotograaf/Fotografe
Managing Director | Geschäftsführer/Geschäftsführerin | Director general/Directora general; Gerente | Directeur général/Directrice générale; Gérant/Gérante | Diretor-geral/Diretora-geral; Gerente | Algemeen directeur/Algemeen directrice
Team Leader; Team Lead | Teamleiter/Teamleiterin | Jefe de equipo/Jefa de equipo | Chef d'équipe/Cheffe d'équipe; Responsable d'équipe | Chefe de equipa; Líder de equipe | Teamleider/Teamleidster
Intern | Praktikant/Praktikantin | Becario/Becaria; Estudiante en prácticas | Stagiaire | Estagiário/Estagiária | Stagiair/Stagiaire
Apprentice; Trainee | Auszubildender/Auszubildende | Aprendiz | Apprenti/Apprentie | Aprendiz | Leerling
Working Student | Werkstudent/Werkstudentin | Estudiante en prácticas remuneradas | Étudiant salarié/Étudiante salariée | Trabalhador-estudante/Trabalhadora-estudante | Werkstudent
Freelancer | Freiberufler/Freiberuflerin | Autónomo/Autónoma | Indépendant/Indépendante | Trabalhador independente/Trabalhadora independente | Freelancer; Zelfstandige
`
