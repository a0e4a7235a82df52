// -T ps_6_0 -E main => dxil spirv
template<typename T> T twice(T a);
template<typename U> U twice(U b);
template<typename V> V twice(V c) { return c + c; }
template<typename W> W twice(W d);
float4 main() : SV_Target { return twice(2); }
