// -T lib_6_6 => refused
struct [raypayload] P { float a : read(caller); }; //~ 35: error: field 'a' is qualified 'read' for shader stage 'caller' but has no valid producer
