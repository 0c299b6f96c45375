/**
 * Portuguese words for the same thing, a row a thing; see `wordings.ts`. What stands before a `<`
 * may be said for what stands behind it, and not the other way round.
 */
export const wordingsPt = `
pedido* questao questoes pergunta* duvida* solicitac* ticket* consulta consultas
incidente* problema* falha* erro* avaria* defeito* anomalia* bug bugs
causa* motivo* razao razoes
prazo* data_limite cronograma* calendario* planeamento
marcac* consulta consultas compromisso*
reuniao reunioes sess* encontro*
chamada* telefone* telefonic* telefonema*
e-mail* email* mail mails correio mensage* correspondencia carta cartas
cliente* clientela comprador* consumidor* publico dono_de_obra dono_da_obra donos_de_obra
hospede* cliente* visitante*
utilizador* usuario* cliente* utente*
colega* equipa* equipe* pessoal
colaborador* empregad* trabalhador* funcionari* pessoal equipa* equipe*
novo*_colaborador* nova*_contratac* recem-chegad* novos_colegas integrac* acolhimento
candidat* candidatura* cv curricul*
oferta*_de_emprego anuncio* vaga vagas
chefe* chefia* responsavel responsaveis superior* gestor*
direcao gerencia administracao
aluno* aluna* estudante* turma* crianca*
pais familia* encarregad*_de_educacao
aula* licao licoes curso* ensino disciplina*
trabalhos_de_casa tpc exercicio* tarefa*
nota notas classificac* resultado*
relatorio* informac* memoria* resumo*
documento* documentacao papeis papelada processo processos
processo* dossie* dossier* ficha* registo* registro*
ata atas
formulario* impresso* requerimento*
contrato* acordo* protocolo*
proposta* orcamento* cotac* oferta*
cotac* orcamento* preco precos proposta*
fatura* factura* faturacao recibo*
pagamento* recebimento* cobranca* transac*
reembolso* devolucao devolucoes
custo* despesa* gasto* orcamental orcamentais
preco* tarif* tarifario*
venda* vendas faturacao receita* comercia*
encomenda* pedido* compra compras
compra* aprovisionamento aquisic* encomenda*
stock stocks existencias inventario* mercadoria* estoque*
mercadoria* produto* artigo*
entrega* envio* expedic* distribuicao
embalage* pacote* encomenda* volume
armazem armazens deposito*
prateleira* linear* estante*
camiao camioes pesado pesados caminhao caminhoes
viatura* veiculo* < carro* carrinha* camiao camioes autocarro*
rota* percurso* trajeto* itinerario*
maquina* maquinaria equipamento* aparelho*
dispositivo* < portatil* telemovel* tablet* impressora*
ferramenta* utensilio* equipamento*
peca* componente*
material materiais materia-prima materias-primas consumive*
residuo* lixo desperdicio*
norma* regra* regulamento* normativo* procedimento* requisito* regulamentac*
cumprimento conformidade respeito observancia
seguranca prevencao sst higiene_e_seguranca
inspec* controlo* controle* verificac* fiscalizac* revisao
verificac* fiscalizac* controlo* inspec* garantia garant*
teste* ensaio* prova*
resultado* desempenho dado dados
indicador* kpi kpis metrica* numero numeros dado dados
dado dados informac*
base_de_dados bases_de_dados
folha*_de_calculo < excel
crm < salesforce hubspot dynamics pipedrive zoho
erp < sap phc primavera sage dynamics
controlo_de_versoes < git github gitlab
nuvem cloud < aws azure gcp
redes_sociais redes < instagram facebook linkedin tiktok
newsletter* boletim boletins
subscritor* leitor* assinante* destinatari*
campanha* publicidade anuncio* promoc*
conteudo* publicac* post posts texto* artigo*
site sites website* pagina*_web
aplicac* software programa* sistema* app apps ferramenta* plataforma*
tempo*_de_resposta latencia
tempo*_de_espera espera
implementac* implantac* introducao lancamento* arranque
lancamento* apresentac* abertura
migrac* mudanca* passagem transic*
codigo programac*
interface* api apis
funcionalidade* func*
requisito* especificac* caderno*_de_encargos
projeto* desenho* maquete* design
planta plantas desenho*
manual manuais guia guias instruc*
formac* curso* acao_de_formacao acoes_de_formacao workshop*
evento* iniciativa*
feira* exposic*
apresentac* palestra*
estudo* investigac* pesquisa*
inquerito* questionario* sondage*
satisfacao avaliac*
reclamac* queixa*
sinistro* participac* processo*
seguro* apolice*
credito* emprestimo*
conta contas contabilidade contabilistic*
contabilidade conta contas lancamento* registo*
fecho* encerramento* balanc*
reconciliac* conferencia*
imposto* fisca* iva
salario* vencimento* remunerac* ordenado*
ausencia* falta faltas ferias
ferias folga*
escala* turno* horario*
agenda* calendario* marcac*
viagem viagens deslocac*
rececao recepcao atendimento
caixa* pagamento*
dinheiro numerario caixa
prato pratos refeic* comida ementa*
refeic* comida alimento* prato pratos
ingrediente* materia*-prima*
pao paes padaria
bolo bolos pastelaria doce* sobremesa*
mesa mesas sala
limpeza higiene higienizac* arrumac*
paciente* utente* doente* residente*
servico unidade enfermaria
cuidado* assistencia
tratamento* terapia* terapeutic*
medicamento* medicac* farmaco*
ferida* penso pensos
sinais_vitais parametros_vitais tensao
medico* medica* clinico*
crianca* menor menores infantil infantis
idos* senior* terceira_idade
edificio* predio* imovel imoveis
casa casas moradia* habitac*
obra obras construc* empreitada*
construc* obra obras
reabilitac* remodelac* renovac* restauro*
instalac* montage*
eletricidade eletric*
cabo cabos cablage*
canalizac* tubage*
caldeira* aquecimento
fuga fugas
reparac* conserto* manutencao arranjo*
manutencao conservac*
jardim jardins espaco*_verde*
animal animais gado
colheita* vindima*
julgamento* audiencia* processo*
peca*_processua* articulado* contestac*
jurisprudencia acordao acordaos
direito juridic* lega* lei leis
artigo* texto* noticia*
entrevista* conversa*
foto* imagem imagens
video* filme*
livro* titulo* obra obras
apoio_ao_cliente atendimento_ao_cliente suporte assistencia
suporte apoio assistencia ajuda
configurac* instalac* parametrizac*
acesso* permiss*
rede redes
processo* procedimento* fluxo*
programa* iniciativa*
tarefa* func* atividade* trabalho*
objetivo* meta metas
plano planos estrategia* planeamento
equipa* equipe* grupo*
departamento* area equipa setor
filial filiais loja lojas balcao balcoes
loja* estabelecimento* comercio
abertura* inaugurac*
aumento* crescimento* subida*
reducao reducoes diminuic* descida*
diari* por_dia ao_dia cada_dia todos_os_dias
semana* por_semana cada_semana todas_as_semanas
mensa* por_mes cada_mes todos_os_meses
anua* por_ano cada_ano todos_os_anos
rapid* celere* agil
antig* existente* anterior*
nov* recente*
escrit* por_escrito
oral orais
contacto* interlocut* pessoa_de_contacto ponto_de_contacto
empresa* sociedade* companhia*
autarquia* organismo* administracao_publica
cidada* municip*
requeriment* pedido* candidatura*
autorizac* licenca* licenciamento
alterac* mudanca* ajuste* adaptac* modificac*
melhoria* otimizac*
sugest* ideia* recomendac* proposta*
calculo* estimativa*
previs* projec*
analise* avaliac* estudo*
avaliac* apreciac*
relac* contacto* comunicac* ligac*
comunicac* contacto* correspondencia
arquivo* arquiva*
mobiliario moveis
roupa* vestuario textil texteis
calcado sapato*
tecido* textil texteis
cor cores colorac* tinta tintas
metal metais aco
soldadura* soldagem
travao travoes
pneu* roda*
socio* membro* participante* associad*
participante* formando*
donativo* doac*
montra* decorac* vitrina*
etiqueta* etiquetagem rotulage*
embalament* embalage*
palete* carga
passageir* viajant*
acidente* sinistro*
dano danos estrago*
amostra* colheita*
medic* auto*_de_medicao
experiencia* ensaio*
cabelo* corte* penteado*
exercicio* treino*
tecnic* engenharia
subempreiteir* empreiteir*
cotacao cotacoes
redac* elaborac* preparac*
supervis* acompanh* seguimento
programa_de_contabilidade programa_de_faturacao software_de_contabilidade < primavera phc sage sap
ferramenta_de_bi < power_bi tableau looker qlik
plataforma_de_ensino < moodle classroom teams
sistema_de_gestao_de_armazem < sap_ewm
cad software_de_desenho < autocad revit solidworks archicad
software_de_edicao < photoshop illustrator indesign
processo_clinico_eletronico registo_clinico_eletronico < sclinico
linguagem_de_programacao < python java javascript typescript go kotlin php
ferramentas_de_escritorio < excel word outlook powerpoint
monitoriz* vigi* avali* control* observ* acompanh*
prevenc* preven* queda quedas
familia* familiares
ferida* penso pensos tratamento*
farmaco* medicac* terapeutic*
contributo* contribu* participac* colaborac*
atualizac* revisao revis* melhoria*
guia_de_remessa guias documento*
preparacao_de_encomendas picking encomendas pedidos
rececao_de_mercadoria entradas mercadoria*
expedic* envio* saidas
carga* descarga*
reposic* prateleiras lineares
fecho_de_caixa caixa
captacao novos_clientes prospec* angariac*
carteira_de_clientes clientes carteira
fidelizac* clientes
cobranca* divida* atraso
lancamento* registo* contabilizac*
despesas_de_deslocacao despesas
processamento_salarial salarios vencimentos
entrevista_de_emprego entrevistas
correspondencia correio cartas
ordem_de_trabalhos ata atas reunioes
cuidados_de_higiene higiene banho*
colheita_de_sangue analises colheita*
alta_hospitalar alta altas
urgencia* emergencia*
aulas ensino leccion* licoes
teste* exame* prova* avaliac*
correc* corrig* classifica*
visita_de_estudo visita* excurs* passeio*
apoio_ao_estudo explicac* apoio
material_didatico fichas materiais
alvenaria paredes tijolo
betonagem betao
azulejo* ladrilho* revestimento*
medic* medir medido
orcamentac* orcamento*
acompanhamento_de_obra obra
entrada_em_funcionamento arranque
despiste_de_avarias diagnostico* avaria*
quadro_eletrico eletric*
maquinac* torneamento fresagem
tolerancia* precisao
manutencao_preventiva manutenc* revis*
linha_de_producao producao fabrico
lote lotes serie*
codigo_fonte codigo
testes_unitarios testes
interface_de_utilizador ecra* frontend
copia_de_seguranca backup*
contas_de_utilizador acessos contas
comunicado_de_imprensa comunicado* imprensa
folheto* brochura* catalogo*
comunidade seguidores audiencia
ementa* carta menu*
receita_culinaria pratos prato
servico_de_mesa mesas sala
pequeno-almoco pequenos-almocos
chegada* check-in
saida* check-out
quartos limpeza andares
articulado* peticao peticoes
revisao_de_contratos contratos
aconselhamento consulta* assessor*
subsidio* apoio_financeiro financiamento*
poda* podar
rega* regar
rebanho* gado animais
corte* penteado* cabelo*
pintura_de_cabelo colorac* cor
massagem massagens tratamento*
reportad* comunicad* sinalizad* indicad*
carregamento abertura resposta
plataforma* portal portais site
comentario* sugest* opinia*
admiss* internamento* entrada*
acolhimento integrac* rececao
horas_extraordinarias horas
central_telefonica telefone chamadas
festa* evento* cerimonia* banquete*
casamento* boda*
gama* sortido* produtos
peca_de_roupa roupa artigo*
inquilin* arrendatari*
proprietari* senhorio*
arrendamento* aluguer* renda*
divida* atraso* incumprimento
risco* perigo*
incidente* acidente* ocorrencia*
primeiros_socorros emergencia*
simulacro* evacuac*
producao rendimento volume
paragem paragens inatividade
prototipo* modelo* amostra*
prazo_de_entrega entrega*
devoluc* retorno*
visitas trafego audiencia
redac* texto* conteudo*
correc* revis* edic*
programa* plano_curricular
explicac* apoio reforco
necessidades_especiais deficiencia
alimentac* refeic* comida
agenda marcac*
receita_medica medicac*
familiares familia*
inventario* contagem existencias
tesouraria pagamentos cobrancas
viagens bilhetes alojamento
sala_de_reunioes salas
alergia* intolerancia*
regras_de_higiene higiene haccp
conducao operac* manobra*
montador* instalador*
mudar mudanca* troca* novo nova
`
