import type { Phrases } from './phrases.ts'
import { list } from './phrases.ts'

export const pt: Phrases = {
  headings: {
    summary: list(
      `perfil, perfil profissional, resumo, resumo profissional, sobre mim, sobre, objetivo, objetivo profissional, apresentacao, perfil pessoal, sumario, sintese profissional, sintese, sumario executivo, quem sou, descricao, objetivos, resumo de qualificacoes, sumario profissional, biografia, resumo das qualificacoes`,
    ),
    work: list(
      `experiencia, experiencias, experiencia profissional, experiencias profissionais, historico profissional, percurso profissional, carreira, trajetoria profissional, experiencia de trabalho, empregos, estagios, historico de trabalho, atuacao profissional, percurso, emprego, vida profissional, experiencia laboral, estagio, experiencia docente, experiencia clinica, estagios profissionais, experiencia relevante, trajetoria`,
    ),
    education: list(
      `educacao, formacao, formacao academica, escolaridade, habilitacoes, habilitacoes academicas, habilitacoes literarias, educacao & formacao, formacao escolar, percurso academico, estudos, historico academico, graduacao, qualificacoes academicas, formacao & educacao, trajetoria academica, formacao superior, historico escolar, instrucao`,
    ),
    skills: list(
      `talentos, caixa de ferramentas, habilidades, competencias, conhecimentos, aptidoes, competencias tecnicas, habilidades tecnicas, conhecimentos tecnicos, principais competencias, habilidades & competencias, competencias & habilidades, ferramentas, tecnologias, qualificacoes, capacidades, competencias profissionais, competencias-chave, areas de atuacao, informatica, competencias digitais, competencias pessoais, competencias informaticas, conhecimentos de informatica, competencias principais, software, especialidades, conhecimentos & habilidades, outras competencias, pontos fortes, habilidades profissionais, habilidades comportamentais, conhecimento tecnico, areas de especialidade, skills, hard skills, soft skills`,
    ),
    projects: list(
      `experiencia em projetos, projetos, projetos pessoais, projetos selecionados, projetos relevantes, projetos em destaque, portfolio, portefolio, principais projetos, projetos academicos, projetos proprios, projetos destacados, projetos de pesquisa, projetos desenvolvidos`,
    ),
    certifications: list(
      `certificacoes, certificados, cursos, cursos & certificacoes, formacao complementar, certificacoes & cursos, cursos complementares, licencas & certificacoes, licencas & certificados, licencas, formacao adicional, formacoes, formacao continua, formacao profissional, acoes de formacao, cursos & formacoes, treinamentos, cursos extracurriculares, certificados & cursos, cursos & treinamentos, aperfeicoamento, formacoes complementares, capacitacoes, diplomas, qualificacoes complementares, cursos livres, workshops, carteiras & certificados, cursos de formacao, formacao & certificacoes, cursos & certificados, seminarios`,
    ),
    languages: list(
      `idiomas, linguas, linguas estrangeiras, competencias linguisticas, conhecimentos linguisticos, idioma, conhecimento de idiomas`,
    ),
    contact: list(
      `contato, contacto, contatos, contactos, dados pessoais, informacoes de contato, informacao pessoal, informacoes pessoais, dados de contato, dados de contacto, informacoes de contacto, endereco, morada, informacao de contacto`,
    ),
    links: list(
      `na web, links, perfis, redes, redes sociais, online, ligacoes, perfis online, sites`,
    ),
    title: list(`curriculum vitae, curriculo, curriculum, cv`),
    other: list(
      `interesses, hobbies, passatempos, referencias, premios, reconhecimentos, publicacoes, voluntariado, trabalho voluntario, conquistas, informacoes adicionais, atividades, outros, outras informacoes, carta de conducao, premios & reconhecimentos, atividades extracurriculares, tempos livres, disponibilidade, realizacoes, distincoes, experiencia voluntaria, associacoes, bolsas, bolsas & premios, interesses pessoais, palestras, eventos, patentes, premios & distincoes, informacao adicional, participacao em eventos, voluntariado & associativismo, atividades complementares`,
    ),
  },
  roles: list(
    `faxineir, encanador, manicure, costureir, acougueir, vigilante, baba, empregada de mesa, empregado de mesa, empregado de balcao, empregada de balcao, autor, redator, engenheir, desenvolvedor, programador, gerente, diretor, coordenador, analista, assistente, auxiliar, estagi, tecnic, consultor, designer, enfermeir, medic, professor, docente, vendedor, atendente, farmaceutic, advogad, contador, contabilista, motorista, cozinheir, supervisor, chefe, lider, encarregad, operador, operari, administrador, administrativ, gestor, responsavel, eletricista, canalizador, mecanic, pedreiro, carpinteir, marceneir, soldador, cabeleireir, rececionista, recepcionista, secretari, psicolog, fisioterapeut, arquitet, jornalista, redator, tradutor, investigador, pesquisador, caixa, repositor, estafeta, entregador, cuidador, educador, monitor, assistente social, socio, socia, fundador, especialista, assessor, agente, oficial, aprendiz, jovem aprendiz, voluntari, padeir, pasteleir, confeiteir, jardineir, agricultor, veterinari, dentista, biolog, quimic, economista, auditor, formador, instrutor, treinador, fotograf, bolseir, bolsista, empregad de mesa, garcom, trainee, comercial, cientista, jurista, bibliotecari, presidente, promotor, ajudante, montador, instalador, zelador, porteir, colaborador, nutricionista, terapeuta, representante, superintendente`,
  ),
  employers: list(
    `ltda, lda, s.a., s/a, sa, eireli, me, epp, hospital, clinica, universidade, faculdade, colegio, escola, instituto, prefeitura, camara, banco, caixa economica, grupo, agencia, estudio, loja, lojas, restaurante, hotel, farmacia, drogaria, escritorio, consultoria, solucoes, sistemas, tecnologia, tecnologias, servicos, laboratorio, laboratorios, fundacao, associacao, ministerio, secretaria de, construtora, construcoes, oficina, transportes, padaria, pastelaria, supermercado, supermercados, seguros, editora, centro, lar, advogados, industrias, industria, cooperativa, engenharia, comercio, distribuidora, companhia, usina, quinta, adega, santa casa, imobiliaria, metalurgica, unimed, academia, hipermercados, livraria, cafe, moveis, junta de freguesia, maternidade`,
  ),
  degrees: list(
    `licenciatura, bacharelado, bacharel, mestrado, doutorado, doutoramento, graduacao, pos-graduacao, especializacao, tecnologo, curso tecnico, tecnico em, ensino medio, ensino secundario, ensino superior, ensino fundamental, mba, mestre, tecnologia em, curso profissional, curso superior, 12.o ano, 12o ano, 12º ano, mestrado integrado, licenciad, ctesp, cet, engenharia, curso de, magisterio, residencia`,
  ),
  schools: list(
    `universidade, faculdade, instituto, escola, colegio, senai, senac, etec, fatec, politecnico, academia, centro universitario, iefp, usp, unicamp, ufmg, ufrj, puc, fgv, centro de formacao, liceu, iscte, isep, ispgaya, cenfim, unesp, ifsp`,
  ),
  labels: {
    technologies: list(
      `tecnologias, ferramentas, tecnologia, tecnologias utilizadas, stack, ambiente, ferramentas utilizadas, palavras-chave, tecnologias usadas`,
    ),
    location: list(`endereco, morada, localizacao, residencia, cidade, localidade`),
    personal: list(
      `data de nascimento, nacionalidade, estado civil, naturalidade, cpf, rg, carta de conducao, cnh, idade, nascid, local de nascimento, genero`,
    ),
  },
}
