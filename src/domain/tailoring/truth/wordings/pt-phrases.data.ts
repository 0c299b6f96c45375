/** Fixed phrases, times, measures and qualities of working life in Portuguese, a row what says the same; see `wordings.ts`. */
export const phraseWordingsPt = `
todo_mes todos_os_meses cada_mes por_mes ao_mes mensa* mensalmente uma_vez_por_mes uma_vez_ao_mes
toda_semana todas_as_semanas cada_semana por_semana a_semana na_semana semana* semanalmente uma_vez_por_semana
todo_dia todos_os_dias cada_dia por_dia ao_dia diari* dia_a_dia diariamente
todo_ano todos_os_anos cada_ano por_ano ao_ano anua* anualmente uma_vez_por_ano uma_vez_ao_ano
todo_trimestre todos_os_trimestres por_trimestre trimestra* a_cada_trimestre de_tres_em_tres_meses
todo_semestre todos_os_semestres por_semestre semestra* a_cada_semestre de_seis_em_seis_meses duas_vezes_por_ano
bimestra* de_dois_em_dois_meses a_cada_dois_meses
bienal bienais de_dois_em_dois_anos a_cada_dois_anos
bissemana* duas_vezes_por_semana
por_turno em_cada_turno a_cada_turno turno
por_hora a_hora em_cada_hora
a_noite noturn* de_noite turno_da_noite periodo_noturno durante_a_noite
de_manha matina* pela_manha turno_da_manha periodo_da_manha
a_tarde turno_da_tarde periodo_da_tarde vespertin*
ao_fim_de_semana aos_fins_de_semana nos_fins_de_semana fim_de_semana aos_sabados_e_domingos sabados_e_domingos
ao_sabado aos_sabados sabado*
feriado* dia*_feriado*
dia*_uti* dia*_de_semana
verao meses_de_verao epoca_estival estiva* epoca_balnear
natal epoca_natalicia quadra_natalicia epoca_de_natal
pascoa epoca_da_pascoa
epoca_alta pico_da_epoca alta_temporada meses_de_maior_procura
epoca_baixa baixa_temporada
campanha_da_azeitona apanha_da_azeitona colheita_da_azeitona
ano_letivo anos_letivos ano_escolar anos_escolares
ferias_escolares interrupc*_letiva* pausa*_letiva* ferias_letivas
hora_de_ponta horas_de_ponta hora_de_maior_movimento horas_de_maior_afluencia
tempo_inteiro tempo_integral horario_completo full-time
tempo_parcial part-time meio_periodo meio_tempo
em_simultaneo ao_mesmo_tempo simultane*
na_integra na_totalidade integralmente por_inteiro
a_tempo dentro_do_prazo no_prazo em_prazo nos_prazos pontual* atempad*
antes_do_prazo antes_da_data antes_do_previsto com_antecedencia antecipad*
em_media de_media media medio
no_total ao_todo totaliz* perfazendo
cerca_de aproximad* a_volta_de por_volta_de perto_de na_ordem_dos em_torno_de
mais_de acima_de superior_a superiores_a
menos_de abaixo_de inferior_a inferiores_a
ate no_maximo maximo_de
no_minimo pelo_menos minimo_de
a_medida por_medida sob_medida a_medida_do_cliente personaliz*
feito_a_mao feita_a_mao feitos_a_mao feitas_a_mao manualmente a_mao artesana* manua*
no_local in_loco em_casa_do_cliente nas_instalac*_do_cliente no_proprio_local
a_distancia remot* por_via_remota online em_linha teletrabalho
em_linha online on-line na_internet pela_internet digital digitais
por_telefone via_telefone telefonic* ao_telefone telefonicamente
por_escrito escrit* em_texto
por_e-mail por_email via_e-mail correio_eletronico e-mail email e-mails emails
presencial presenciais em_pessoa pessoalmente cara_a_cara ao_balcao
em_equipa em_equipe em_conjunto juntamente lado_a_lado
com_o_apoio com_a_ajuda com_o_auxilio
em_colaborac* em_parceria em_conjunto juntamente
em_articulac* em_ligac* em_coordenac*_com em_contacto_com
em_representac* em_nome
a_cargo_de sob_a_responsabilidade_de sob_responsabilidade
no_ambito no_quadro_de no_contexto
de_acordo_com em_conformidade_com segundo consoante nos_termos conforme a_luz_de em_func*_de
com_base_em a_partir_de baseado_em assente_em com_recurso_a mediante
com_vista_a para
por_conta_propria independente freelance freelancer
sem_acidentes zero_acidentes acidente_zero
primeiro_contacto primeiro_ponto_de_contacto porta_de_entrada
de_raiz do_zero de_inicio
passo_a_passo por_etapas
em_segunda_mao usad* de_segunda_mao
novo* recente* de_novo
em_atraso atrasad* vencid* por_pagar
em_falta falta faltas omiss* ausente*
por_pagar em_divida pendente*
em_risco vulnerave* fragil frageis desfavorecid* carenciad*
baixo_rendimento baixos_rendimentos baixa_renda carenciad*
mobilidade_reduzida dificuldade*_de_locomoc* limitac*_de_mobilidade
dependente* < acamad*
maior_de_65_anos maiores_de_65_anos idos*
de_grande_porte grandes de_grandes_dimens*
de_pequeno_porte pequenos de_pequenas_dimens* pequena*
curta_durac* breve* rapid* de_curto_prazo
longa_durac* prolongad* de_longo_prazo
alta_qualidade qualidade_superior
boa_apresentac* bom_aspeto apresentac*_cuidada
trabalho_em_equipa trabalho_em_equipe espirito_de_equipa
limpeza_e_arrumac* ordem_e_limpeza
cumprimento_de_prazos respeito_dos_prazos prazos
cumprimento_das_normas respeito_pelas_normas cumprimento_das_regras
atendimento_ao_publico contacto_com_o_publico atendimento_presencial
orientac*_para_o_cliente foco_no_cliente servico_ao_cliente
gestao_de_conflitos mediac*_de_conflitos resoluc*_de_conflitos
gestao_de_reclamac* tratamento_de_reclamac* resposta_a_reclamac*
gestao_do_tempo organizac*_do_tempo
gestao_de_projetos conduc*_de_projetos acompanhamento_de_projetos gestao_de_projeto
leitura_de_plantas leitura_de_desenho* interpretac*_de_desenho* leitura_de_desenho_tecnico interpretac*_de_plantas leitura_de_projetos
controlo_de_custos controle_de_custos acompanhamento_de_custos
controlo_de_stocks gestao_de_stocks controle_de_estoque gestao_de_estoque controlo_de_existencias
boas_praticas normas_de_boa_pratica
seguranca_alimentar higiene_alimentar higiene_e_seguranca_alimentar
seguranca_rodoviaria prevenc*_rodoviaria seguranca_no_transito
transito trafego circulac*
protecao_civil prevenc*_e_socorro
saude_publica saude_comunitaria
saude_mental psiquiatr*
saude_oral higiene_oral higiene_dentaria saude_bucal
assistencia_social servico_social acao_social protecao_social
habitac*_social habitac*_popular moradia_popular bairro*_socia* moradia
inclusao_social integrac*_social inserc*_social
violencia_domestica violencia_na_familia
direito_civil materia_civil area_civil
direito_do_trabalho direito_laboral materia_laboral direito_trabalhista
direito_penal materia_penal materia_criminal area_criminal
direito_da_familia direito_de_familia materia_de_familia
direito_fiscal materia_fiscal direito_tributario
comercio_internacional importac*_e_exportac* comercio_externo comercio_exterior
transporte_internacional transportes_internacionais longo_curso
transporte_de_passageiros transporte_de_pessoas
longo_curso longa_distancia
energia_renovavel energias_renovaveis energia_limpa energias_limpas < solar eolica
eficiencia_energetica poupanca_de_energia
agricultura_biologica modo_biologico produc*_biologica agricultura_organica
biologic* organic* bio
tradiciona* tipic* regiona*
vegetarian* < vegan*
sem_gluten celiac*
antig* historic* velh*
medieva* idade_media
moderno* contemporane* atua*
gratuit* sem_custo* de_graca
pago paga pagos pagas remunerad*
interno interna internos internas da_casa dentro_da_empresa da_instituicao da_organizacao
externo externa externos externas fora_da_empresa
local locais da_zona da_regiao da_terra
naciona* do_pais
estrangeir* de_fora internaciona*
publico publica publicos publicas estata* do_estado
privado privada privados privadas particular*
familiar* da_familia
semana_de_trabalho semana_laboral
primeira_linha linha_da_frente primeiro_nivel nivel_1 n1
de_urgencia urgente* urgencias emergencia*
em_caso_de_urgencia em_situac*_de_urgencia em_emergencia*
alta_pressao sob_pressao stress
com_exame exame_final com_avaliac* avaliac*_final prova_final
com_aproveitament* concluido*_com_sucesso
horas_de_formac* carga_horaria horas
curso_intensivo formac*_intensiva
com_certificado certificad*
primeira_vez pela_primeira_vez
ponta_a_ponta do_inicio_ao_fim de_principio_a_fim
experiencia_em percurso_em pratica_em atuac*_em
especializ* especialidade* focad* dedicad* vocac*
dedicac* empenh* comprometiment*
vocacionad* orientad* dirigid*_a destinad*_a
incluind* inclus* entre_os_quais entre_outros nomeadamente designadamente
bem_como assim_como alem_de tal_como mais
antes_de previament* anteriorment*
apos depois_de na_sequencia_de
durante ao_longo_de no_decurso_de no_decorrer_de
desde a_partir_de contar_de
atualmente hoje neste_momento presentemente
habitua* regular* costumeir* frequente*
eventua* pontua* ocasiona* esporadic*
continu* permanente* constante* ininterrupt*
sucessiv* consecutiv* seguid* a_fio
rotativ* rotac* alternad*
fixo fixa fixos fixas permanente*
temporari* provisori* a_prazo
sazona* por_epoca de_epoca da_epoca
partilhad* comum comuns conjunt* em_comum
obrigatori* exigid* legalmente_exigid* impost*
lega* da_lei previst*_na_lei
recem-chegad* acabad*_de_chegar
primeiro_emprego primeiro_trabalho
dificuldade* problema* barreira* obstaculo*
aproveitament* reaproveitament* reutiliz* recicl*
desperdicio* perda* quebra* sobra* excedente*
escassez falta faltas carencia*
prevenc* evitar preven* antecip*
funcionament* operac* laborac*
laborac* produc* funcionament*
rendiment* produtiv* output
afluencia procura movimento
procura demanda pedidos
audiencia publico espetadores espectadores ouvintes leitores
habito* rotina* costume*
etapa* fase* passo passos
proposito* finalidade* objetivo* fim fins
origem origens proveniencia proveniente* provenient*
diametro* calibre* dn
comprimento extensao
largura* altura* dimens* medida*
peso pesos pesagem
espessura* grossura
quantidade* numero* volume*
percentagem percentagens proporc* quota* taxa*
`
