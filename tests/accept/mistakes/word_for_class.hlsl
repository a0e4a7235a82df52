// -T vs_6_0 => refused
clas S { }; //~ 1: error: unknown type name 'clas'; did you mean 'class'?
float4 main() : SV_Position { return 0; }
