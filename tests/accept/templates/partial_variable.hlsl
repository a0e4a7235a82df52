// -T cs_6_0 -E main => dxil spirv
template<class T> static const int v = 1; //~ 36: warning: variable templates are a C++14 extension [-Wc++14-extensions]
template<class T> static const int v<vector<T, 2> > = 2;
template<class T, int N> static const int w = N; //~ 43: warning: variable templates are a C++14 extension [-Wc++14-extensions]
template<class T> static const int w<T, 3> = 7;
template<> static const int w<int, 3> = 9;
RWStructuredBuffer<int> o;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) { o[0] = v<float> * 10 + v<float2>; }
