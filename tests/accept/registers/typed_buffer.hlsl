// -T ps_6_6 -E main -HV 2021 => dxil spirv
Buffer<float> x0 : register(t2);
Buffer<float> x1 : register(t);
Buffer<float> x2 : register(space2);
float4 main() : SV_Target { return 1; }
