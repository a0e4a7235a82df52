// -T ps_6_0 => refused
Texture2DMS<> t; //~ 1: error: too few template arguments for class template 'Texture2DMS'
float4 main() : SV_Target { return 1; }
