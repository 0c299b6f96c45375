/** Set phrases of Spanish resumes, and nouns with the complement that goes without saying; see `wordings.ts`. */
export const phraseWordingsEs = `
puesta_a_punto preparacion* ajuste* acondicionamiento alistamiento
puesta_en_marcha arranque* inicio* puesta_en_servicio
puesta_al_dia actualizacion*
toma_de_muestras muestreo* recogida_de_muestras
armado armar montaje
dar_de_alta registr* alta
dar_a_conocer present* difundir difundi difusion difundid* explic* divulg*
di_a_conocer present* difundir difundi difusion difundid* explic* explicacion*
dar_servicio atend* atencion servicio*
dar_soporte soporte asistencia ayuda
dar_respuesta respond* contest* respuesta*
dar_clase clases ensen* imparti*
hacer_seguimiento seguimiento control
llevar_el_control control* registr*
lleve_el_control control
me_encargue responsable encargad*
me_ocupe responsable encargad*
a_cargo_de responsable encargad*
al_cargo_de responsable encargad*
bajo_la_supervision supervisad* a_las_ordenes
en_colaboracion conjuntamente junto colabor*
en_equipo conjuntamente equipo trabajo_en_equipo
en_coordinacion coordinad*
por_telefono telefonic* via_telefonica llamada*
correo_electronico e-mail email emails mail correos
por_videollamada videoconferencia* online
a_la_venta venta ventas
en_venta venta
cobertura_sanitaria dispositivo_sanitario servicio_sanitario asistencia_sanitaria servicio_preventivo
preventivo preventivos cobertura*
traspaso* entrega* relevo* transferencia*
entrega_del_paciente traspaso*
puesta_a_disposicion entrega*
control_de_existencias control_de_stock inventario* gestion_de_stock
control_de_caja arqueo* cuadre_de_caja cierre_de_caja
entrevista_de_trabajo entrevista*
curso_de_formacion formacion curso
salida_cultural salidas_culturales excursion* visita*
necesidades_educativas nee nead acneae alumnado_con_necesidades
revision_de_codigo code_review revisiones_de_codigo
medios_impresos prensa
rueda_de_prensa conferencia_de_prensa
imagen_de_marca branding identidad_visual identidad_corporativa
identidad_corporativa identidad_visual imagen_corporativa branding
agua_potable abastecimiento
corriente_continua cc
corriente_alterna ca
punto_de_carga punto_de_recarga cargador*
vehiculo_electrico coche_electrico movilidad_electrica
control_dimensional medicion_de_piezas verificacion_dimensional
prueba_de_entrega comprobante_de_entrega pod
sala_de_ventas tienda
en en_horario_de en_condiciones_de en_materia_de en_cuestiones_de en_temas_de en_el_ambito_de en_labores_de
habitad* con_vecinos vecinos ocupad* con_inquilinos
vecinos habitados habitadas poblacion ocupad*
taller* taller*_practico* taller*_formativo*
manual* manual*_de_uso manual*_de_instrucciones
programa* programa*_informatico*
equipo* equipo*_informatico*
pagina* pagina*_web
dieta* dieta*_personalizada* plan*_de_alimentacion plan*_alimenticio* plan*_nutricional* regimen*_alimenticio*
menu* menu*_diario*
talla talla_corporal estatura
cable* cable*_electrico*
turno* turno*_de_trabajo
carretilla* carretilla*_elevadora*
guia guias guia*_practica* guia*_informativa*
entrevista* entrevista*_personal*
factura* documento*_de_factura
`
