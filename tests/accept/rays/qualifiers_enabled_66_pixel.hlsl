// -T ps_6_6 -enable-payload-qualifiers => dxil spirv
struct [raypayload] P { float a : read(caller) : write(miss); };
float4 main() : SV_Target { return 1; }
