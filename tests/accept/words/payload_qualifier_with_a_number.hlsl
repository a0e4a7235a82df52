// -T lib_6_7 => refused
struct [raypayload] P { float a : read(caller, 1) : write(caller); }; //~ 47: error: expected ')' after 'payload access qualifier'
