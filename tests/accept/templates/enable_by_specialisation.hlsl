// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
template<bool B, typename T> struct enable { };
template<typename T> struct enable<true, T> { typedef T type; }; //~ 47: error: nested typedefs are not supported in HLSL
template<typename T> typename enable<sizeof(T) == 4, int>::type f(T v) { return 1; }
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = f(1.0f);
}
