// -T ps_6_0 -E main => refused
template<typename T, int N> T first(vector<T, N> a) { return a.x; }
template<typename U, int M>
U first(const vector<U, M> b) { return b.x; } //~ 3: error: redefinition of 'first'
float4 main() : SV_Target { return 1; }
