// -T ps_6_5 => dxil spirv
// What a built-in name says already may be said once more; 16-bit types are not known before they are native.
typedef unsigned int dword;
typedef vector<float, 3> float3;
typedef matrix<float, 4, 4> float4x4;
typedef min16float float16_t;
float4 main() : SV_Target { return 1; }
