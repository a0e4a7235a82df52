// -T cs_6_0 -E main -HV 2021 => dxil spirv
RWBuffer<uint> o;
template<typename T, int N> T f(vector<T, N> a) { return a.x; }
template<> float f(float3 a) { return 2; }
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex) { o[0] = f(float3(id, 1, 2)); }
