// -T ps_6_6 -E main -HV 2021 => refused
Texture2DMS<float, 2, 3> x; //~ 1: error: too many template arguments for class template 'Texture2DMS'
float4 main() : SV_Target { return 1; }
