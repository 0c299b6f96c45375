import type { Phrases } from './phrases.ts'
import { list } from './phrases.ts'

export const es: Phrases = {
  headings: {
    summary: list(
      `perfil, perfil profesional, resumen, resumen profesional, sobre mi, acerca de mi, extracto, objetivo, objetivo profesional, presentacion, perfil personal, resumen ejecutivo, quien soy, descripcion, resumen de perfil, acerca de, perfil laboral, biografia, sintesis profesional`,
    ),
    work: list(
      `experiencia, experiencia laboral, experiencia profesional, trayectoria profesional, historial laboral, trayectoria laboral, empleo, experiencia de trabajo, trayectoria, practicas, antecedentes laborales, experiencia relevante, vida laboral, carrera profesional, historial profesional, experiencias profesionales, experiencia clinica, experiencia docente, practicas profesionales, experiencias laborales`,
    ),
    education: list(
      `educacion, formacion, formacion academica, estudios, titulacion, titulaciones, formacion reglada, formacion universitaria, educacion & formacion, formacion & estudios, datos academicos, antecedentes academicos, historial academico, estudios realizados, trayectoria academica, preparacion academica, estudios academicos, formacion oficial, educacion & titulos`,
    ),
    skills: list(
      `talentos, caja de herramientas, habilidades, competencias, aptitudes, conocimientos, capacidades, habilidades tecnicas, competencias tecnicas, conocimientos tecnicos, habilidades & competencias, competencias clave, aptitudes principales, destrezas, herramientas, tecnologias, competencias profesionales, conocimientos informaticos, informatica, habilidades profesionales, competencias digitales, habilidades clave, aptitudes & conocimientos, fortalezas, software, habilidades personales, competencias & herramientas, areas de especializacion, especialidades, conocimientos & habilidades, otras habilidades, ofimatica, programas`,
    ),
    projects: list(
      `experiencia en proyectos, proyectos, proyectos destacados, proyectos personales, proyectos relevantes, proyectos seleccionados, portafolio, portfolio, proyectos propios, proyectos academicos, principales proyectos, proyectos realizados, proyectos de investigacion`,
    ),
    certifications: list(
      `certificaciones, certificados, cursos, cursos & certificaciones, formacion complementaria, formacion adicional, certificaciones & cursos, licencias & certificaciones, licencias, cursos & talleres, formacion continua, cursos de formacion, cursos realizados, titulos & certificados, acreditaciones, otros cursos, capacitacion, capacitaciones, cursos complementarios, formacion no reglada, certificados & cursos, seminarios, talleres, diplomas, estudios complementarios, cursos & seminarios, carnes & licencias, otra formacion`,
    ),
    languages: list(
      `idiomas, lenguas, conocimiento de idiomas, idioma, competencia linguistica, competencias linguisticas`,
    ),
    contact: list(
      `contacto, datos personales, datos de contacto, informacion de contacto, informacion personal, contactar, direccion, datos`,
    ),
    links: list(
      `en la web, enlaces, perfiles, redes, redes sociales, en linea, webs, perfiles en linea`,
    ),
    title: list(`curriculum vitae, curriculum, hoja de vida, cv`),
    other: list(
      `intereses, aficiones, referencias, premios, reconocimientos, publicaciones, voluntariado, logros, otros datos, datos de interes, otros, informacion adicional, hobbies, actividades, intereses & aficiones, premios & reconocimientos, carnet de conducir, permiso de conducir, conferencias, asociaciones, becas, becas & premios, disponibilidad, experiencia voluntaria, otros datos de interes, otra informacion, tiempo libre, patentes, ponencias, otros meritos, meritos, experiencia de voluntariado, aficiones & intereses, honores & premios`,
    ),
  },
  roles: list(
    `esteticista, modista, carnicer, pescader, conserje, vigilante, socorrista, ninera, autor, segund, ingenier, desarrollador, programador, gerente, director, jefe, jefa, responsable, tecnico, tecnica, auxiliar, asistente, becari, practicas, consultor, analista, disenador, enfermer, medic, profesor, maestr, docente, comercial, vendedor, dependient, camarer, cociner, administrativ, contable, contador, abogad, conductor, operari, coordinador, encargad, ayudante, electricista, fontaner, mecanic, albanil, carpinter, soldador, pelquer, peluquer, recepcionista, secretari, farmaceutic, psicolog, fisioterapeut, arquitect, periodista, redactor, traductor, investigador, cajer, reponedor, repartidor, limpiador, cuidador, educador, monitor, trabajador social, gestor, supervisor, lider, socio, fundador, especialista, asesor, agente, delegad, ejecutiv, oficial, aprendiz, voluntari, panader, pasteler, jardiner, agricultor, veterinari, dentista, odontolog, biolog, quimic, economista, auditor, formador, entrenador, fotograf, community manager, product manager, project manager, mozo, moza, capataz, pintor, chofer, jurista, procurador, bibliotecari, sumiller, barman, matrona, celador, azafat, teleoperador, promotor, instalador, montador`,
  ),
  employers: list(
    `s.l., s.a., sl, sa, s.l.u., slu, s.a.u., s.coop, s. de r.l., s.a. de c.v., hospital, clinica, universidad, colegio, escuela, instituto, ayuntamiento, junta, banco, caja, grupo, agencia, estudio, estudios, tienda, tiendas, restaurante, hotel, farmacia, bufete, despacho, consultoria, consultores, soluciones, sistemas, tecnologias, servicios, laboratorio, laboratorios, fundacion, asociacion, ministerio, consejeria, diputacion, constructora, construcciones, talleres, taller, transportes, panaderia, pasteleria, supermercados, seguros, editorial, centro, residencia, gestoria, asesoria, inmobiliaria, bodegas, bodega, cooperativa, industrias, academia, guarderia, telefonica, electricas, instalaciones, ingenieria, libreria, cafeteria, imprenta, fabrica`,
  ),
  degrees: list(
    `grado, licenciatura, licenciad, master, doctorado, diplomatura, diplomad, ingenieria, ingeniero, tecnico superior, tecnico en, tecnica superior, ciclo formativo, ciclo superior, formacion profesional, fp , bachillerato, eso , graduado, graduada, posgrado, postgrado, maestria, bachiller, titulo, arquitectura, medicina, derecho, grado superior, grado medio, cfgs, cfgm, experto universitario, doctor`,
  ),
  schools: list(
    `universidad, universitat, instituto, ies , i.e.s., escuela, facultad, colegio, centro de formacion, academia, politecnica, uned, centro, escola, uoc`,
  ),
  labels: {
    technologies: list(
      `tecnologias, herramientas, tecnologia, tecnologias utilizadas, stack, tecnologias empleadas, entorno, herramientas utilizadas, palabras clave`,
    ),
    location: list(
      `direccion, ubicacion, residencia, localidad, domicilio, ciudad, lugar de residencia`,
    ),
    personal: list(
      `fecha de nacimiento, nacionalidad, estado civil, lugar de nacimiento, dni, nie, carnet de conducir, permiso de conducir, edad, nacid, sexo`,
    ),
  },
}
