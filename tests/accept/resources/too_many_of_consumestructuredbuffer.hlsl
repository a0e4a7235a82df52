// -T ps_6_6 -E main -HV 2021 => refused
ConsumeStructuredBuffer<float, float> x; //~ 1: error: too many template arguments for class template 'ConsumeStructuredBuffer'
float4 main() : SV_Target { return 1; }
