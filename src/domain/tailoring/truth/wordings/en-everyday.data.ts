/** English names of one thing of everyday work in many trades. See `wordings.ts`. */
export const everydayWordingsEn = `
x_ray x_rays radiograph* radiography
disposable* consumable* single_use_item* single-use
brace braces orthodontic_appliance* orthodontic* fixed_appliance*
saw seen see sees seeing
anaesthetic anaesthesia anesthetic anesthesia
implant implants dental_implant*
filling fillings restoration*
extraction* tooth_removal* teeth_removed
toothbrushing brushing
leaflet* flyer* pamphlet* brochure* booklet* handout*
staff workforce personnel team_members employees workers
car_park parking_lot* parking
lorry lorries truck* hgv
flat flats apartment* dwelling* unit_of_housing
hire rental rent
pupil* schoolchild* student* learner*
nursery kindergarten preschool* pre-school*
nappy nappies diaper*
rota rotas roster* schedule* shift_plan* duty_plan*
till tills cash_register* checkout*
takings receipts revenue sales_income
stock inventory merchandise goods_in_store
stocktake* stocktaking inventory_count* stock_count* stock_check*
delivery deliveries shipment* consignment* drop drops
parcel* package* packet*
warehouse* depot* distribution_centre* distribution_center* storehouse*
pallet pallets skid skids
forklift* fork-lift lift_truck*
picking order_picking pick_and_pack
invoice* bill bills billing
quote quotes quotation* estimate* cost_estimate*
payslip* pay_slip* wage_slip*
ledger* account_book* books
receivable* outstanding_invoice* unpaid_invoice* debtor* overdue_account*
payable* creditor* supplier_invoice*
month_end month-end_closing monthly_close month_close
spreadsheet* workbook* excel_sheet* worksheet*
minutes meeting_notes meeting_record*
diary diaries calendar* appointments_book
mailing* mailshot* mail-out*
newsletter* bulletin* circular*
enquiry enquiries inquiry inquiries query queries question*
complaint* grievance* customer_issue*
caller* phone_customer*
call_centre* call_center* contact_centre* contact_center*
helpdesk help_desk service_desk support_desk
outage* downtime service_interruption*
bug bugs defect* fault*
breakdown* failure* malfunction* stoppage*
spare_part* spares replacement_part*
wiring cabling electrical_wiring
switchboard* distribution_board* control_panel* electrical_panel* switchgear
circuit_breaker* breaker*
boiler* heating_unit*
pipe pipes piping pipework plumbing
drawing* blueprint* technical_drawing* plan_drawing*
scaffold* scaffolding
brickwork bricklaying masonry brick_wall*
plasterwork plastering rendering
timber wood lumber
joinery carpentry woodwork
worktop* countertop* counter_top*
tile tiles tiling
hoover* vacuum*
laundry linen washing
bin bins waste_container* rubbish_bin*
rubbish waste refuse garbage
recycling waste_sorting
ward wards hospital_unit* inpatient_unit*
bedside at_the_bed
dressing dressings wound_care bandage* bandaging
medication* medicine* drug drugs meds
prescription* script_for
jab jabs vaccination* vaccine* immunisation* immunization*
blood_sample* blood_draw* blood_collection phlebotomy venepuncture
observation* vital_signs vitals obs
handover* shift_handover* shift_change*
care_plan* nursing_plan*
carer* caregiver* care_worker*
resident* care_home_resident* people_in_care
wheelchair_user* people_in_wheelchairs
hoist* patient_lift* lifting_device*
discharge* leaving_hospital
referral* referred refer refers
lesson* class classes
homework assignments exercise_book*
exam exams examination* test_paper*
mark marked marking grade_papers grading graded
parents_evening* parent_meeting* parent-teacher_meeting*
school_trip* excursion* outing* field_trip*
playground schoolyard break_duty
menu menus bill_of_fare
dish dishes plate plates meal meals course_served
starter* appetiser* appetizer*
dessert* sweet_course pudding*
pastry pastries viennoiserie*
dough doughs pastry_mix
allergen* allergy_information
guest* visitor* diner* patron*
booking* reservation*
front_desk reception_desk reception
housekeeping room_cleaning room_service_cleaning
bedroom* room rooms guestroom*
banquet* function functions private_event*
wedding* marriage_ceremon*
bouquet* flower_arrangement* floral_arrangement*
wreath* funeral_flower* funeral_tribute*
hedge hedges shrub* bush bushes
lawn* grass turf
seedling* young_plant* plug_plant*
greenhouse* glasshouse* polytunnel*
crop crops harvest produce
herd* livestock cattle
milking parlour_work
calf calves young_stock
haircut* cut_hair hair_cutting
blow-dry* blow_dry* styling
dye dyed dyeing colour colouring color coloring tint*
client* customer* clientele
press_release* media_release* news_release*
article* story stories piece_of_writing
photo_shoot* shoot shoots photography_session*
footage video_material clips
subtitles captions
proof proofs galley*
layout* page_design
poster posters placard*
website* web_site* site web_page* homepage*
landing_page* web_page*
feature* functionality functionalities
release* rollout* deployment*
sprint* iteration*
backlog* task_list
user_stor* requirement*
test_case* test_scenario*
pipeline* data_flow*
dashboard* reporting_board* report_screen*
ticket* support_request* service_request* case cases
server_room* data_centre* data_center*
laptop* notebook_computer* portable_computer*
patrol* round rounds tour_of_the_site
cctv surveillance_camera* security_camera* video_surveillance
incident* occurrence* event_of_concern
first_aid emergency_care
fire_drill* evacuation_drill* evacuation_exercise*
alarm* alert_signal*
hazard* danger risk risks
risk_assessment* hazard_assessment*
sample* specimen*
titration* volumetric_analysis
batch* lot lots
label* tag tags
seal seals gasket*
bearing bearings
weld* welding
lathe* turning_machine*
mould* mold molds
scrap waste_parts rejects
tolerance* permitted_deviation*
gauge* measuring_instrument* meter meters
fixture* jig jigs
assembly_line* production_line*
shift_work shifts rotating_shifts
night_shift* nights night_duty
on-call on_call standby stand-by
overtime extra_hours
weekend_duty weekend_shift*
trainee* apprentice* learner*
newcomer* new_starter* new_joiner* new_employee* new_hire* new_colleague* new_staff
colleague* coworker* co-worker* fellow_worker* workmate*
sunset retired retire decommission* phased_out phase_out discontinued
tenant* renter* lessee* occupier*
landlord* property_owner* lessor*
lease* tenancy tenancies rental_agreement* rental_contract*
viewing* property_visit* house_visit*
listing* property_advert*
claimant* applicant* petitioner*
lawsuit* court_case* litigation legal_action*
pleading* court_submission* brief_to_court
hearing* court_date* trial
deed deeds notarial_document*
client_file* case_file*
asylum_seeker* refugee*
foster_famil* host_famil*
safeguarding child_protection
caseload* cases_held
home_visit* house_call* visits_at_home
benefit* social_security entitlement*
grant grants funding_award* subsid*
donor* supporter* giver*
appeal* donation_drive* fundraising_campaign*
volunteer* unpaid_helper*
match matches game games fixture_of_the_league
training_session* practice_session* workout*
swimming_pool* pool pools
lifeguard* pool_attendant*
rehearsal* run-through* practice_run*
audience* spectator* public
exhibition* show shows display_of_works
collection* holdings
loan loans lending
reader* library_user* borrower*
shelf shelves shelving
flight_crew cabin_crew
aircraft plane planes airplane*
boarding gate_duty
luggage baggage suitcase*
vessel* ship ships boat boats
crew crews ship_company
catch catches landed_fish
`
