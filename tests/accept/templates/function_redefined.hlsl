// -T ps_6_0 -E main
template<typename T, int N> T first(vector<T, N> a) { return a.x; }
template<typename U, int M>
U first(const vector<U, M> b) { return b.x; }
float4 main() : SV_Target { return 1; }
