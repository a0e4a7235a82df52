// -T cs_6_0 => refused
RWStructuredBuffer<float> o : register(u0);
template<typename T> struct Acc { ByteAddressBuffer b; };
ByteAddressBuffer g;
template<typename T> T f(Acc<T> a) { return a.b.Load<T>(0); } //~ 49: error: use 'template' keyword to treat 'Load' as a dependent template name
[numthreads(1, 1, 1)]
void main()
{
    Acc<float> a; a.b = g; o[0] = f(a);
}
