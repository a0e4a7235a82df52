// -T lib_6_7 => refused
struct P { float a : read(caller); }; //~ 22: error: field 'a' is qualified 'read' for shader stage 'caller' but has no valid producer
