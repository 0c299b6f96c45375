/** Duties of many trades in Portuguese, a row what people exchange when they say them again; see `wordings.ts`. */
export const dutyWordingsPt = `
represent* signific* equival* correspond*
terceirizad* extern* subcontratad* freelancer* prestador_de_servicos prestadores_de_servicos
dev devs desenvolvedor* programador*
plantao plantoes escala* prevencao sobreaviso
quinzenal quinzenais quinzenalmente a_cada_quinze_dias de_quinze_em_quinze_dias a_cada_duas_semanas de_duas_em_duas_semanas
trimestral trimestrais trimestralmente de_tres_em_tres_meses a_cada_tres_meses
time times equipe* equipa* grupo*
vendas comercial comerciais
loja_virtual loja_online e-commerce ecommerce comercio_eletronico
cadastr* regist* lancamento* inser*
cadastro* lead leads inscricao inscricoes contato* registo* registro*
foto* fotografia* imagem imagens fotograf*
campanha* anuncio* acao
sobra* desperdicio* perda* residuo* lixo
confec* prepar* elabor* cozinh* coz*
encomenda* pedido* compra*
ajudante* auxiliar* assistente*
doente* paciente* utente* enfermo enfermos
utente* cliente* paciente* beneficiari*
idoso* pessoas_idosas terceira_idade residente* senior* pessoa_idosa
medicacao medicamento* farmaco* remedio* terapeutica
penso* curativo* ferida*
prontuario* processo_clinico ficha* registo*
palestra* acao_de_sensibilizacao acoes_de_sensibilizacao sessao sessoes conversa*
consulta* atendimento* marcacao marcacoes
vacina* imuniz*
colheita* recolha* amostra* coleta*
viatura* carro* automovel automoveis veiculo*
poupanca* economia* reduc* diminu*
carga carreg* descarga descarreg*
distribu* entreg* rota*
entrega* distribuicao fornecimento*
fatura* faturacao faturamento nota_fiscal notas_fiscais
volume* caixa* embalage*
inventari* contagem contagens
aula* licao licoes sessao sessoes disciplina*
lecion* ensin* dar_aulas dei_aulas deu_aulas docencia
prova* exame* teste* avaliacao avaliacoes
turma* classe* grupo*
aluno* aluna* estudante* educando* formando*
ficha* exercicio* material_didatico materiais_didaticos
corrig* correc* classific*
encarregados_de_educacao encarregado_de_educacao pais familia* responsaveis
historia* conto* leitura*
festa* celebracao celebracoes comemoracao comemoracoes evento*
software programa* sistema* aplicacao aplicativo*
aplicativo* app aplicacao aplicacoes
utilizador* usuario* cliente*
erro* bug bugs falha* defeito* anomalia*
backup* copia_de_seguranca copias_de_seguranca
deploy* implantacao publicacao entrega*
relatorio* report reporte* mapa*
colaborador* funcionario* trabalhador* empregado* pessoal
contratac* admiss* recrut*
escala* horario* turno* mapa_de_turnos
acolhimento integracao onboarding
reconciliac* conferenc* conciliac*
manutencao conservacao reparac* revis*
lubrific* engrax*
afin* ajust* regul* calibr*
obra* construcao construcoes empreitada*
cabo* cablagem fio fios
limpeza* higienizac* asseio
quarto* unidade_de_alojamento apartamento*
hospede* cliente* turista*
reserva* marcacao marcacoes
mesa* sala
reposic* abastec* prateleira*
cliente* consumidor* comprador* publico freguese*
sinistro* participac*
livro* acervo obra* exemplar*
socio* membro* associad*
voluntari* colaborador*
feira* exposicao salao
ensaio* teste* analise*
noite noturn*
fim_de_semana fins_de_semana sabados_e_domingos
apurac* investigac* averiguac*
familia* agregado* agregado_familiar agregados_familiares
domiciliari* domicilio casa
canteiro* obra*
simulado* simulacro* exercicio*
`
