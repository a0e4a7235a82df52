// -T lib_6_7 -disable-payload-qualifiers => refused
struct [raypayload] P { float a; float b : read(caller) : read(miss); }; //~ 59: error: payload access qualifier 'read' has already been defined
