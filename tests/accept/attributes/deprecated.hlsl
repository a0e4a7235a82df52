// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
[[deprecated("words")]] int g() { return 1; } //~ 3: warning: use of the 'deprecated' attribute is a C++14 extension [-Wc++14-extensions]
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = g(); //~ 12: warning: 'g' is deprecated [-Wdeprecated-declarations]
}
