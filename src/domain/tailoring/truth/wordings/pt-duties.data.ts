/** Duties of many trades in Portuguese, a row what people exchange when they say them again; see `wordings.ts`. */
export const dutyWordingsPt = `
represent* signific* equival* correspond*
verba* orcamento* investimento*
desempenho performance resultado* rendimento
terceirizad* extern* subcontratad* freelancer* prestador_de_servicos prestadores_de_servicos
landing_page landing_pages pagina_de_destino paginas_de_destino pagina_de_captura paginas_de_captura
dev devs desenvolvedor* programador*
plantao plantoes escala* prevencao sobreaviso
quinzenal quinzenais quinzenalmente a_cada_quinze_dias de_quinze_em_quinze_dias a_cada_duas_semanas de_duas_em_duas_semanas
trimestral trimestrais trimestralmente de_tres_em_tres_meses a_cada_tres_meses
semestral semestrais semestralmente de_seis_em_seis_meses duas_vezes_por_ano
time times equipe* equipa* grupo*
vendas comercial comerciais
chat mensagem* mensageria
loja_virtual loja_online e-commerce ecommerce comercio_eletronico
disparo* envio* envi*
e-mail* email* mensagem* correio_eletronico
cadastr* regist* lancamento* inser*
cadastro* lead leads inscricao inscricoes contato* registo* registro*
foto* fotografia* imagem imagens fotograf*
divulg* promo* publicit*
artesao artesaos artesa artesas artista*
blog conteudo* artigo*
conteudo* post posts publicacao publicacoes artigo*
seguidor* publico audiencia
campanha* anuncio* acao
briefing* brief* orientacao orientacoes
sobra* desperdicio* perda* residuo* lixo
ementa* menu* cardapio* carta
loica louca pratos utensilio*
emprat* montagem_de_pratos apresentacao_de_pratos montei
refeicao refeicoes couvert* cobert* prato*
confec* prepar* elabor* cozinh* coz*
temperatura* cadeia_de_frio
legume* hortalica* verdura* vegetai*
sobremesa* doce* doces pastelaria
peixe* pescado*
encomenda* pedido* compra*
ajudante* auxiliar* assistente*
genero* alimento* produto_alimentar produtos_alimentares mantimento*
merenda alimentacao_escolar refeicao_escolar refeicoes_escolares
despensa estoque stock almoxarifado
nutricional* alimentar* dietetic*
dieta* plano_alimentar planos_alimentares
copeir* ajudante*_de_cozinha
doente* paciente* utente* enfermo enfermos
utente* cliente* paciente* beneficiari*
idoso* pessoas_idosas terceira_idade residente* senior* pessoa_idosa
renal renais insuficiencia_renal doenca_renal
diabetes diabetic*
medicacao medicamento* farmaco* remedio* terapeutica
penso* curativo* ferida*
sinais_vitais tensao temperatura parametros_vitais
banho* higiene
posicion* mobiliz* transferenci*
prontuario* processo_clinico ficha* registo*
visita* ronda* passagem
palestra* acao_de_sensibilizacao acoes_de_sensibilizacao sessao sessoes conversa*
consulta* atendimento* marcacao marcacoes
vacina* imuniz*
colheita* recolha* amostra* coleta*
colheita* apanha vindima* safra
camiao camioes caminhao caminhoes veiculo_pesado veiculos_pesados pesado pesados carreta*
carrinha* van furgao furgoes
viatura* carro* automovel automoveis veiculo*
autocarro* onibus
condu* dirig* guiar
combustivel combustiveis gasoleo gasolina diesel
poupanca* economia* reduc* diminu*
empilhador* empilhadeira* porta-paletes
carga carreg* descarga descarreg*
distribu* entreg* rota*
entrega* distribuicao fornecimento*
cobranca* recebimento* pagamento*
fatura* faturacao faturamento nota_fiscal notas_fiscais
recibo* comprovativo* comprovante*
volume* caixa* embalage*
palete* pallet* palet*
armazem armazens deposito* centro_de_distribuicao
expedic* envio* saida*
rececao recebimento* recepcao entrada*
inventari* contagem contagens
aula* licao licoes sessao sessoes disciplina*
lecion* ensin* dar_aulas dei_aulas deu_aulas docencia
prova* exame* teste* avaliacao avaliacoes
aprovac* sucesso passagem
turma* classe* grupo*
aluno* aluna* estudante* educando* formando*
explicac* aula_particular aulas_particulares apoio_escolar reforco_escolar
ficha* exercicio* material_didatico materiais_didaticos
corrig* correc* classific*
encarregados_de_educacao encarregado_de_educacao pais familia* responsaveis
reuniao reunioes atendimento* encontro*
visita_de_estudo visitas_de_estudo saida* excursao excursoes passeio*
recreio intervalo*
crianca* miudo* menino* pequenos bebe*
brincadeira* jogo* atividades_ludicas atividade_ludica ludic*
historia* conto* leitura*
festa* celebracao celebracoes comemoracao comemoracoes evento*
desporto desportiv* esporte* esportiv*
treino* treinamento* sessao sessoes
software programa* sistema* aplicacao aplicativo*
aplicativo* app aplicacao aplicacoes
site sites website* pagina* portal portais sitio*
ecra ecras tela telas interface*
utilizador* usuario* cliente*
erro* bug bugs falha* defeito* anomalia*
funcionalidade* modulo* recurso*
chamado* ticket* pedido_de_suporte pedidos_de_suporte ocorrencia* incidente*
backup* copia_de_seguranca copias_de_seguranca
servidor* infraestrutura*
deploy* implantacao publicacao entrega*
microsservico* micro-servico* microservico*
painel paineis dashboard* tableau_de_bord quadro*
relatorio* report reporte* mapa*
indicador* metrica* kpi*
salario* vencimento* ordenado* folha_de_pagamento processamento_salarial
colaborador* funcionario* trabalhador* empregado* pessoal
contratac* admiss* recrut*
vaga* posicao posicoes lugar*
ferias ausencia* falta* licenca*
escala* horario* turno* mapa_de_turnos
acolhimento integracao onboarding
fornecedor* prestador*
reconciliac* conferenc* conciliac*
imposto* fiscai* fiscal
declarac*_de_impostos declarac*_fiscal declarac*_fiscais
incumprimento inadimplencia divida* credito*
avaria* falha* quebra* problema* defeito*
paragem paragens parada* interrupcao interrupcoes
manutencao conservacao reparac* revis*
peca* componente* sobressel*
lubrific* engrax*
afin* ajust* regul* calibr*
linha* producao
lote* serie*
refugo* rejeit* sucata
nao_conformidade nao_conformidades desvio* reclamac*
obra* construcao construcoes empreitada*
betao concreto cimento
pintura* acabamento*
canalizac* encanamento*
quadro_eletrico quadros_eletricos
cabo* cablagem fio fios
medicao medicoes levantamento*
limpeza* higienizac* asseio
quarto* unidade_de_alojamento apartamento*
hospede* cliente* turista*
reserva* marcacao marcacoes
lavandaria rouparia roupa*
mesa* sala
balcao atendimento
montra* vitrine* exposicao
reposic* abastec* prateleira*
prateleira* linear* gondola*
preco* etiqueta* etiquetag*
troca* devolucao devolucoes reclamac*
caixa* cobranca* pagamento*
cliente* consumidor* comprador* publico freguese*
corte* cabelo*
coloracao madeixas tinta
unhas manicure manicura
massagem massagens tratamento*
jardim jardins espaco_verde espacos_verdes
poda* corte*
rega irrigacao
gado animai* rebanho*
contrato* acordo* minuta*
processo* acao acoes litigio*
julgamento* audiencia*
peca_processual pecas_processuais peticao peticoes articulado*
imovel imoveis casa* apartamento* propriedade*
inquilino* arrendatari* locatari*
arrendamento* aluguel aluguer locacao
apolice* seguro*
sinistro* participac*
livro* acervo obra* exemplar*
emprestimo* requisic*
socio* membro* associad*
voluntari* colaborador*
donativo* doac*
feira* exposicao salao
folheto* panfleto* cartaz*
ronda* patrulha* vigilancia
acesso* entrada* portaria
alarme* alerta*
ensaio* teste* analise*
noite noturn*
manha matutin*
fim_de_semana fins_de_semana sabados_e_domingos
apurac* investigac* averiguac*
viticultor* produtor* agricultor*
familia* agregado* agregado_familiar agregados_familiares
cabaz* cesto* bens_alimentares
domiciliari* domicilio casa
gripe antigripal
operario* trabalhador* obreiro*
canteiro* obra*
planilha* folha_de_calculo folhas_de_calculo tabela*
simulado* simulacro* exercicio*
loteamento lotes lote
`
