// -T ps_6_6 -E main -HV 2021 => refused
Texture2DMS<float, float> x; //~ 20: error: template argument for non-type template parameter must be an expression
float4 main() : SV_Target { return 1; }
