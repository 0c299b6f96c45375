/**
 * Words that say what kind of job it is, in six languages, folded (no accents, lower case). A star
 * stands for any ending. Those of `field` are trusted only in a field of the source made for them;
 * those of `text` may stand in the title or the post.
 */
export const typeWords = {
  CONTRACT: {
    field: `contract; contractor; temporary; temp; fixed term; fixed-term; freelance*; interim; seasonal; cdd; internship; intern; apprenticeship; trainee; befristet; zeitarbeit; werkvertrag; werkstudent*; praktikum; ausbildung; stage; alternance; apprentissage; interimaire; mission; saisonnier; independant; temporal; practicas; autonomo; por obra; estagio; estagiario; temporario; contrato a termo; prestacao de servicos; pj; tijdelijk; uitzend*; detachering; zzp; consulting; volunteer; per diem; casual`,
    text: `fixed-term contract; fixed term contract; contract position; contract role; freelance; temporary position; internship; befristet*; praktikum; praktikant*; werkstudent*; zeitarbeit; cdd; contrat a duree determinee; interim; alternance; apprentissage; stagiaire; contrato temporal; contrato de duracion determinada; practicas; contrato a termo; estagio; estagiario; trabalho temporario; tijdelijk contract; tijdelijke functie; uitzendkracht; stageplaats; zzp`,
  },
  PART_TIME: {
    field: `part time; part-time; parttime; part_time; teilzeit; minijob; geringfugig; temps partiel; mi-temps; media jornada; jornada parcial; tiempo parcial; parcial; tempo parcial; meio periodo; part time; deeltijd; halftime; bijbaan`,
    text: `part-time; part time; parttime; teilzeit; minijob; mini-job; temps partiel; mi-temps; media jornada; jornada parcial; tiempo parcial; tempo parcial; meio periodo; part-time; deeltijd; bijbaan`,
  },
  FULL_TIME: {
    field: `full time; full-time; fulltime; full_time; permanent; regular; vollzeit; festanstellung; unbefristet; temps plein; temps complet; plein temps; cdi; jornada completa; tiempo completo; indefinido; completa; tempo inteiro; tempo integral; periodo integral; efetivo; clt; voltijd; vast; vast contract; vaste baan`,
    text: `full-time; full time; fulltime; vollzeit; festanstellung; unbefristet*; temps plein; temps complet; cdi; contrat a duree indeterminee; jornada completa; tiempo completo; contrato indefinido; tempo inteiro; tempo integral; periodo integral; contrato sem termo; contrato efetivo; clt; voltijd; voltijds; vast contract; vast dienstverband; fulltime`,
  },
} as const

export const levelWords = {
  DIRECTOR: {
    field: `director; executive; vp; vice president; c-level; head; leadership; geschaftsfuhr*; directeur; directrice; directivo; diretor*; directie; management; cadre dirigeant; senior management`,
    text: `director; directora; vp; vice president; svp; evp; chief * officer; ceo; cto; cfo; coo; cmo; head of; managing director; geschaftsfuhrer*; direktor*; bereichsleiter*; leiter; leiterin; abteilungsleiter*; directeur; directrice; responsable de direction; jefe de departamento; gerente general; diretor; diretora; chefe de departamento; hoofd; afdelingshoofd; algemeen directeur; bestuurder`,
  },
  ENTRY_LEVEL: {
    field: `entry; entry level; entry-level; junior; graduate; internship; intern; trainee; apprentice; student; no experience; berufseinsteiger; einsteiger; berufsanfanger; ausbildung; debutant; debutant accepte; sin experiencia; primer empleo; sem experiencia; starter; starters; junior level; associate; beginner`,
    text: `junior; jr; entry level; entry-level; graduate; intern; internship; trainee; apprentice; working student; berufseinsteiger*; einsteiger*; praktikant*; praktikum; werkstudent*; auszubildende*; azubi; ausbildung zum; ausbildung zur; debutant; debutante; stagiaire; stage en; stage de; alternance; alternant; alternante; apprenti; apprentie; becario; becaria; practicas; sin experiencia; recien graduado; estagio; estagiario; estagiaria; aprendiz; sem experiencia; recem-formado; starter; stagiair; starters; leerling; bijbaan`,
  },
  MID_SENIOR: {
    field: `mid; mid level; mid-level; midweight; mid-senior; mid-senior level; senior; experienced; lead; staff; principal; manager; professional; berufserfahren; erfahren; experimente; confirme; intermedio; con experiencia; pleno; especialista; medior; ervaren; intermediate; team lead; expert`,
    text: `senior; sr; lead; staff; principal; mid-level; medior; experienced; teamleiter*; teamlead; team lead; berufserfahren; confirme; confirmee; experimente; experimentee; chef d'equipe; con experiencia; jefe de equipo; pleno; chefe de equipa; ervaren; teamleider; expert; architect`,
  },
} as const

export const workWords = {
  HYBRID: {
    field: `hybrid; hybride; hibrido; hibrida; hybrides; teilweise remote; partial remote; flexible; teletravail partiel; teletravail ponctuel; teilweise homeoffice`,
    text: `hybrid; hybrides arbeiten; hybrid working; hybride; teletravail partiel; jours de teletravail; hibrido; hibrida; modelo hibrido; hybride werken; teilweise homeoffice; tage homeoffice; days remote; days from home; days in the office; days a week in the office; tage im buro; dias de teletrabajo; dias de teletrabalho; dagen thuiswerken`,
  },
  REMOTE: {
    field: `remote; remoto; fully remote; telecommute; telecommuting; work from home; homeoffice; home office; teletravail; teletravail complet; a distance; teletrabajo; a distancia; teletrabalho; thuiswerk*; op afstand; anywhere; worldwide; distributed; full remote; virtual`,
    text: `fully remote; 100% remote; remote position; remote role; work remotely; work from anywhere; work from home; remote-first; remote only; full remote; remote; 100 % homeoffice; 100% homeoffice; 100 % home office; 100% home office; 100 % im homeoffice; 100% im homeoffice; komplett im homeoffice; vollstandig remote; komplett remote; 100% teletravail; teletravail complet; teletravail total; a distance; 100% remoto; trabajo remoto; teletrabajo; en remoto; a distancia; trabalho remoto; teletrabalho; 100% remoto; volledig remote; volledig thuiswerken; op afstand`,
  },
  ON_SITE: {
    field: `on site; on-site; onsite; in office; in-office; office; vor ort; prasenz; sur site; presentiel; presencial; op locatie; op kantoor; no remote; temporarily_remote; physical`,
    text: `on-site; onsite; on site; in-office; vor ort; sur site; en presentiel; presentiel; presencial; op locatie; op kantoor`,
  },
} as const
