/** Portuguese names of one thing of everyday work in many trades. See `wordings.ts`. */
export const everydayWordingsPt = `
segmento* setor* setores ramo*
medidor_de_ph medidores_de_ph phmetro* peagametro*
radiografia* raio-x raios-x chapa*
consumivel consumiveis descartavel descartaveis material_descartavel
folheto* panfleto* desdobravel desdobraveis brochura* cartilha*
pessoal quadro_de_pessoal funcionarios colaboradores trabalhadores
escala* horario* turnos
caixa caixas caixa_registradora
apuro receita_do_dia faturacao_diaria
inventario* contagem* contagem_de_estoque
entrega* envio* expedicao remessa*
encomenda* pacote* volume*
palete* paletes pallet pallets
preparacao_de_encomendas picking separacao_de_pedidos
recepcao_de_mercadorias recebimento_de_mercadorias entrada_de_mercadoria
fatura* factura* nota_fiscal notas_fiscais
orcamento* cotacao cotacoes proposta_de_preco
cobranca* lembrete_de_pagamento aviso_de_cobranca
divida* contas_a_receber valores_em_atraso
fecho_mensal fechamento_mensal fecho_do_mes
contas_anuais balanco balancos
ata atas minuta*
agenda* calendario* compromissos marcacoes
correspondencia correio cartas
boletim boletins newsletter* circular*
duvida* pergunta* questao questoes consulta*
reclamacao reclamacoes queixa*
central_telefonica pbx
avaria* falha* defeito* pane panes
peca_sobressalente pecas_sobressalentes peca_de_reposicao pecas_de_reposicao
cablagem* cabeamento* fiacao
quadro_eletrico quadros_eletricos painel_eletrico paineis_eletricos
caldeira* esquentador* aquecedor*
tubagem tubagens tubulacao tubulacoes encanamento
desenho* planta plantas
alvenaria tijolo* parede*
reboco* estuque* gesso
azulejo* ladrilho* mosaico* piso_ceramico
obra obras construcao estaleiro
subempreiteiro* subcontratad* empreiteiro*
enfermaria* internamento servico_hospitalar
penso* curativo* ferida*
medicamento* farmaco* medicacao remedio*
vacina* vacinacao imunizacao
colheita_de_sangue coleta_de_sangue
passagem_de_turno troca_de_turno
utente* residente* paciente*
higiene banho* cuidados_de_higiene
aula* licao licoes
trabalhos_de_casa licao_de_casa tpc
teste* exame* prova* ficha_de_avaliacao
reuniao_de_pais encontro_com_encarregados
visita_de_estudo passeio* excursao excursoes
creche* jardim_de_infancia infantario*
atl tempos_livres contraturno
carta ementa* cardapio* menu menus
prato* refeicao refeicoes
entrada* aperitivo*
sobremesa* doce*
massa massas amassadura
hospede* cliente* visitante*
reserva* marcacao marcacoes
rececao recepcao balcao
limpeza_de_quartos housekeeping arrumacao
evento* celebracao festa*
casamento* boda*
ramo* buque buques arranjo_floral arranjos_florais
coroa* arranjo_funebre
sebe* arbusto*
relva relvado* gramado* grama
muda mudas plantula* planta_jovem
estufa* viveiro*
colheita* safra*
gado rebanho* vacas bovinos
ordenha* ordenhar
corte cortes corte_de_cabelo
coloracao tinta pintura_de_cabelo tingimento
comunicado_de_imprensa nota_de_imprensa press_release
artigo* peca reportagem reportagens
revisao_de_provas revisao_de_texto
paginacao diagramacao maquetizacao
cartaz cartazes poster*
sitio_web site sites pagina_web portal
funcionalidade* recurso_de_software
implantacao entrada_em_producao lancamento
caso_de_teste casos_de_teste cenario_de_teste
fluxo_de_dados pipeline*
centro_de_dados data_center sala_de_servidores
portatil portateis notebook* laptop*
ronda* patrulha*
videovigilancia cameras_de_seguranca cftv
incidente* ocorrencia*
primeiros_socorros socorrismo
simulacro* simulado* exercicio_de_evacuacao
avaliacao_de_riscos analise_de_riscos
amostra* especime*
lote* partida*
etiqueta* rotulo*
soldadura* solda* soldagem
torno* torneamento
fresadora* fresagem
refugo* rejeito* sucata
instrumento_de_medicao aparelho_de_medida
linha_de_producao linha_de_montagem
turnos_rotativos trabalho_por_turnos escala_de_turnos
noite noites turno_da_noite turno_noturno
prevencao plantao plantoes piquete* sobreaviso
horas_extra horas_extras horas_extraordinarias
estagiario* formando*
novo_colaborador novos_colaboradores novos_colegas recem-chegados recem_contratados novos_funcionarios
inquilino* arrendatario* locatario*
senhorio* proprietario* locador*
arrendamento* aluguel aluguer contrato_de_arrendamento
visita_a_imoveis visitas_a_imoveis visitas_a_casas
peticao peticoes articulado* peca_processual
julgamento* audiencia*
processo* caso casos
refugiado* requerente_de_asilo
familia_de_acolhimento familias_acolhedoras
visita_domiciliaria visitas_domiciliarias visita_ao_domicilio visitas_domiciliares
subsidio* apoio_social beneficio_social
financiamento* bolsa subvencao
doador* doadores benfeitor*
jogo* partida* encontro*
treino* sessao_de_treino
piscina* tanque
ensaio* ensaios
publico espetador* espectador* assistencia
exposicao exposicoes mostra*
acervo* colecao colecoes
prateleira* expositor* gondola* estante*
bagagem bagagens mala malas
navio* barco* embarcacao
area_de_vendas piso_de_loja loja
montra* vitrine* vitrina*
hplc clae cromatografia_liquida_de_alta_eficiencia
`
