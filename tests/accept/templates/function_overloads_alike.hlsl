// -T ps_6_0 -E main => refused
template<typename T> T pick(T a, int b) { return a; }
template<typename T> T pick(T a, uint b) { return a + 1; }
template<typename T> T pick(inout T a) { return a; }
template<typename T, typename U> T pick(T a, U b, U c) { return a; }
float4 main() : SV_Target
{
    int x = 3;
    return pick(1, 2) + pick(1, 2u) + pick(x) + pick(1, 2, 3); //~ 12: error: call to 'pick' is ambiguous
}
