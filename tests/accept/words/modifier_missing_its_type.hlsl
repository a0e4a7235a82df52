// -T lib_6_3 => refused
nointerpolation flat; //~ 17: error: HLSL requires a type specifier for all declarations
