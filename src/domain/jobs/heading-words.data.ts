/**
 * Phrases that name the sections of a job, in six languages, folded (no accents, lower case).
 * Order within a list does not matter; the order in which the kinds are tried is in `headings.ts`.
 */
export const headingPhrases = {
  preferred: `nice if you have; even better if; extra points; brownie points; it would be great if; les petits plus; ce serait un plus; suma puntos;
    nice to have; nice-to-have; nice to haves; bonus; bonus points; preferred; desirable; desired; pluses; a plus;
    would be a plus; good to have; advantageous; optional; ideally; bonus skills; additional qualifications;
    von vorteil; wunschenswert; idealerweise; pluspunkte; bonuspunkte; das ware schon; das ware super; kann-kriterien;
    souhaite; souhaites; souhaitee; souhaitees; serait un plus; les plus; un plus; atouts; apprecie; appreciees; apprecies;
    deseable; deseables; se valorara; valorable; valoramos; valoraremos; plus valorados; sera un plus;
    desejavel; desejaveis; diferencial; diferenciais; valoriza-se; valorizamos; preferencial; preferenciais; mais-valia;
    pre; pres; een pre; is een pre; mooi meegenomen; bonuspunten; pluspunten; een pluspunt; gewenst; wenselijk`,
  benefits: `the deal; the package; the perks; what's on offer; what is on offer; pay and benefits; your benefits; in return; what we can offer; good reasons;
    das bekommst du; das bekommen sie; das kriegst du; was wir dir bieten; was wir ihnen bieten; wir bieten dir; wir bieten ihnen; das gibt's bei uns; deine benefits; gute grunde; das haben wir zu bieten; was fur uns spricht; das spricht fur uns; darauf darfst du dich freuen; was bieten wir dir; was bieten wir;
    ce que nous vous offrons; nous vous offrons; on t'offre; on vous offre; ce qu'on t'offre; ce qu'on propose; ce qu'on te propose; ce que l'on vous propose; ce que l'on t'offre; on te propose; vos avantages; tes avantages;
    que te llevas; te llevas; que hay para ti; nuestra oferta; ventajas; prestaciones; por que trabajar con nosotros;
    o que voce encontra; o que te oferecemos; remuneracao; o que ganhas; o que voce ganha; por que trabalhar; nossos beneficios; pacote de beneficios;
    wat wij jou bieden; wat we jou bieden; wat wij je bieden; dit mag je verwachten; jouw voordelen; wat krijg jij; dit bieden we; wat staat er tegenover; ervoor terug;
    benefits; what we offer; we offer; perks; our offer; compensation; salary; why join us; why work with us; what you get;
    what you will get; what's in it for you; why us; pay range; rewards; remuneration; why you'll love; what we provide; package;
    wir bieten; was wir bieten; unser angebot; deine vorteile; ihre vorteile; benefits fur dich; das bieten wir; darauf kannst du dich freuen;
    freuen sie sich; freu dich; unsere leistungen; was dich bei uns erwartet an benefits; vergutung; das erwartet sie bei uns; vorteile; perspektiven;
    nous offrons; ce que nous offrons; avantages; nous proposons; nous vous proposons; remuneration; notre offre; pourquoi nous rejoindre; ce que nous proposons; conditions;
    ofrecemos; que ofrecemos; te ofrecemos; beneficios; se ofrece; condiciones; lo que ofrecemos; que te ofrecemos;
    oferecemos; o que oferecemos; beneficios; oferece-se; condicoes; vantagens; o que temos para ti;
    wij bieden; wat wij bieden; wat bieden wij; wat we bieden; dit bieden wij; ons aanbod; arbeidsvoorwaarden; wat krijg je; wat bieden we; dit krijg je; we bieden`,
  about: `about us; about the company; who we are; our company; company description; about the team; the company; our mission; our team; our values; our culture;
    interested?; dear candidate; dear candidates; how to apply; application process; apply; application; next steps; equal opportunity; eeo; diversity; contact; interview process; hiring process; disclaimer; selection process; privacy; company overview; company profile; location; work location;
    uber uns; wir uber uns; wer wir sind; das unternehmen; das sind wir; unternehmen; bewerbung; kontakt; ansprechpartner; interesse; so bewirbst du dich; ihr ansprechpartner; jetzt bewerben; bewerbungsprozess; chancengleichheit; arbeitsort; standort; datenschutz; haben wir ihr interesse geweckt; neugierig geworden;
    vous etes interesse; vous etes interessee; interesse par ce poste; qui sommes-nous; qui sommes nous; a propos; a propos de nous; l'entreprise; entreprise; notre entreprise; postuler; candidature; comment postuler; presentation; processus de recrutement; presentation de l'entreprise; lieu; localisation; notre equipe; l'equipe;
    sobre nosotros; quienes somos; la empresa; descripcion de la empresa; sobre la empresa; nuestra empresa; como aplicar; inscripcion; proceso de seleccion; candidatura; ubicacion; contacto;
    sobre nos; quem somos; a empresa; sobre a empresa; candidaturas; como candidatar-se; processo seletivo; contacto; contato; localizacao; local de trabalho;
    over ons; wie zijn wij; wie we zijn; het bedrijf; organisatie; over het bedrijf; solliciteren; sollicitatie; sollicitatieprocedure; contact; interesse; wie wij zijn; de organisatie; bedrijfsprofiel; locatie; standplaats`,
  duty: `what you can expect; you'll need to accomplish the following; you will need to accomplish the following; your duties; what you'll be working on; what you will work on; what you'll work on; what you'll own; your day; a day in the life; how you'll make an impact; your challenge; what the job involves;
    was dich bei uns erwartet; was sie bei uns erwartet; das kannst du bei uns erwarten; das kannst du erwarten; woran du arbeiten wirst; woran du arbeitest; was du bewegst; was sie bewegen; dein wirkungsfeld; dein arbeitsalltag; hier packst du an; dein verantwortungsbereich; ihr verantwortungsbereich; auf dich wartet; das wartet auf dich; worum es geht; deine aufgabe; ihre aufgabe; so sieht dein alltag aus;
    vous devrez accomplir les taches suivantes; ce que tu feras; ce que tu vas faire; ce que vous allez faire; ton quotidien; votre quotidien; tes responsabilites; votre poste; ton poste; a propos du poste;
    lo que haras; tu mision; tus tareas; tu dia a dia; en que consiste;
    o que vai fazer; o que iras fazer; o teu dia a dia; seu dia a dia; as suas funcoes; as tuas funcoes; seus desafios;
    wat ga jij doen; jouw werkdag; jouw uitdaging; wat houdt de functie in; jouw verantwoordelijkheden;
    responsibilities; duties; what you will do; what you'll do; your role; the role; tasks; your tasks; the job; key objectives; day to day; day-to-day; main duties; accountabilities; job description; job summary; position summary; role summary; you will; what you will be doing; what you'll be doing; essential functions; the opportunity; about the role; about the job; about the position; position overview; role overview; role description; your mission; in this role; scope of work; your impact; what you do; the position; key activities; projects; summary of duties; your responsibilities; job duties; duties and responsibilities; summary; overview;
    aufgaben; deine aufgaben; ihre aufgaben; ihr aufgabengebiet; aufgabengebiet; das erwartet dich; das erwartet sie; tatigkeiten; was dich erwartet; was sie erwartet; deine rolle; ihre rolle; das machst du; dein job; stellenbeschreibung; dein aufgabenbereich; verantwortlichkeiten; tatigkeitsbereich; deine mission; verantwortung; das sind deine aufgaben; was du tust; was du bei uns machst; aufgabenstellung; themen; aufgabenbereich; aufgabenbeschreibung; darum geht es; deine herausforderung;
    missions; vos missions; vos taches; taches; responsabilites; vos responsabilites; description du poste; le poste; votre mission; votre role; ce que vous ferez; tes missions; mission; activites; activites principales; fonctions; description de poste; le role; contexte; principales missions; le contexte; ton role; descriptif du poste; missions principales; sujet; objectifs; resume; sommaire;
    funciones; responsabilidades; tareas; tu rol; que haras; tus funciones; mision; descripcion del puesto; el puesto; funciones principales; tus responsabilidades; en tu dia a dia; que vas a hacer; descripcion; actividades; principales funciones; objetivo del puesto;
    responsabilidades; funcoes; atividades; principais atividades; o que vais fazer; o que voce vai fazer; descricao da vaga; descricao da funcao; tarefas; a tua missao; principais responsabilidades; suas responsabilidades; atribuicoes; seu papel; descricao; missao; sobre a vaga;
    taken; jouw taken; je taken; verantwoordelijkheden; wat ga je doen; functieomschrijving; de functie; jouw rol; werkzaamheden; taken en verantwoordelijkheden; dit ga je doen; jouw functie; je werkzaamheden; wat je gaat doen; functiebeschrijving; takenpakket; de rol; je rol; functie-inhoud; dit ga jij doen`,
  required: `what you should bring; an excellent candidate; you'll fit right in if; you'll need; you will need; what we're after; what we are after; what you'll have; who we're looking for; you'll have; what it takes; could this be you; is this you;
    was dich auszeichnet; was sie auszeichnet; das macht dich aus; was dich ausmacht; das hast du drauf; so passt du zu uns; wonach wir suchen; was wir uns wunschen; damit punktest du; uber dich; uber sie;
    nos attentes; nous sommes a la recherche d'une personne; ce poste est fait pour vous si; qui tu es; qui vous etes; ce que tu apportes; ce que vous apportez; tu es; ce qu'on recherche; ce que l'on recherche; a propos de toi; a propos de vous;
    que esperamos de ti; lo que necesitas; a quien buscamos; quien eres; que te pedimos; sobre ti;
    quem es; quem voce e; o que precisas; o que voce precisa; sobre ti; sobre voce; o que tens de ter;
    wie jij bent; wat jij meebrengt; wat je meebrengt; herken jij jezelf; wat wij zoeken; wie we zoeken; jouw achtergrond; jij brengt mee;
    requirements; required; qualifications; what you bring; what you'll bring; your profile; skills; must have; must haves; must-haves; who you are; what we are looking for; what we're looking for; we are looking for; about you; experience; competencies; essential criteria; essential; minimum; profile; candidate; you have; you bring; key skills; knowledge; prerequisites; criteria; required skills; tech stack; our stack; technologies; technology stack; education; what you need; what you'll need; basic qualifications; abilities; credentials; certifications; licenses; person specification; looking for; ideal candidate; your background; expertise; languages; you are; required experience; job requirements; eligibility; you should have; your skills;
    profil; dein profil; ihr profil; anforderungen; voraussetzungen; qualifikation; qualifikationen; das bringst du mit; das bringen sie mit; was du mitbringst; was sie mitbringen; was wir erwarten; wir erwarten; kenntnisse; anforderungsprofil; das zeichnet sie aus; das zeichnet dich aus; du bringst mit; sie bringen mit; fahigkeiten; unsere anforderungen; damit uberzeugst du; das solltest du mitbringen; dein know-how; kompetenzen; was du mitbringen solltest; das wunschen wir uns; unsere erwartungen; muss-kriterien; deine qualifikation; ihre qualifikation; deine skills; du hast; wen wir suchen; wir suchen; einstellungsvoraussetzungen; ausbildung; das solltest du konnen; was du konnen solltest; dein hintergrund; sprachkenntnisse; berufserfahrung;
    profil recherche; votre profil; profil; competences; exigences; qualifications; competences requises; ton profil; vous avez; prerequis; pre-requis; formation; experience; ce que nous recherchons; qualites; savoir-etre; savoir-faire; connaissances; vous etes; profil souhaite; technologies; competences techniques; diplome; langues; qui etes-vous; stack technique; competences attendues; environnement technique;
    requisitos; perfil; tu perfil; que buscamos; buscamos; experiencia; formacion; conocimientos; competencias; habilidades; se requiere; lo que buscamos; que necesitas; requisitos minimos; perfil buscado; imprescindible; aptitudes; requerimientos; que pedimos; idiomas; educacion;
    requisitos; perfil; o teu perfil; procuramos; o que procuramos; experiencia; formacao; conhecimentos; competencias; qualificacoes; o que buscamos; habilidades; requisitos obrigatorios; exigencias; escolaridade; o que esperamos; idiomas; perfil pretendido; seu perfil; perfil do candidato; requisitos minimos;
    jouw profiel; profiel; je profiel; functie-eisen; functie eisen; vereisten; wat vragen wij; wie ben jij; wat breng je mee; wij vragen; eisen; dit breng je mee; wij zoeken; dit vragen wij; competenties; kennis; jij hebt; wie zoeken wij; wat neem je mee; ervaring; opleiding; dit ben jij; kwalificaties; vaardigheden; wat we vragen; jouw kwaliteiten; dit heb je in huis; wat heb je nodig; over jou; wij verwachten; we vragen; dit verwachten wij; talen; functievereisten; jij bent`,
} as const

/** Words of a line that settle how much it is wanted, whatever section it stands in. */
export const wordings = {
  preferred: `nice to have; a plus; is a plus; preferred; desirable; an advantage; advantageous; bonus; ideally; would be beneficial; is beneficial; good to have; preferably; desired; is an asset; an asset; beneficial; not required; not mandatory;
    von vorteil; wunschenswert; idealerweise; vorteilhaft; gerne gesehen; ein plus; nice-to-have; pluspunkt; nicht zwingend; optimalerweise; bestenfalls; im idealfall;
    serait un plus; est un plus; un atout; souhaite; souhaitee; souhaitable; apprecie; appreciee; appreciees; idealement; sont un plus; de preference;
    deseable; se valorara; sera un plus; valorable; se valora; preferentemente; preferiblemente; idealmente; es un plus; valoramos;
    desejavel; diferencial; sera um diferencial; valoriza-se; de preferencia; preferencialmente; sera valorizado; fator preferencial; e um diferencial; sera um plus; desejaveis; valorizado;
    is een pre; een pre; pre; een plus; bij voorkeur; gewenst; wenselijk; idealiter; een pluspunt; mooi meegenomen`,
  required: `must have; must be; is required; are required; required; mandatory; essential; is a must; a must; minimum; at least; need to have; necessary; you must; you need; must;
    zwingend; erforderlich; voraussetzung; vorausgesetzt; mindestens; notwendig; setzen wir voraus; unbedingt; sie verfugen uber; du verfugst uber; du hast; sie haben; du bringst; sie bringen; wird vorausgesetzt; muss;
    obligatoire; exige; exigee; requis; requise; indispensable; imperatif; imperativement; minimum; au moins; vous avez; vous maitrisez; vous disposez; vous justifiez; necessaire; tu as; tu maitrises;
    imprescindible; obligatorio; requerido; necesario; minimo; al menos; indispensable; se requiere; debe; necesaria; minima;
    obrigatorio; obrigatoria; necessario; imprescindivel; indispensavel; minimo; pelo menos; exige-se; requer-se; deve; necessaria; minima;
    vereist; verplicht; noodzakelijk; een must; minimaal; minstens; beschikt over; je hebt; jij hebt; ten minste`,
} as const
