// -T cs_6_0 -E main -HV 2021 => refused
RWBuffer<uint> o;
template<typename T> T f(vector<T, 2> a) { return a.x; }
template<> float f(float3 a) { return 2; } //~ 18: error: no function template matches function template specialization 'f'
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex) { o[0] = id; }
