// -T ps_6_0 -E main
template<typename T> struct Base { T x; };
template<typename T> struct Derived : Base<T> { void set(); };
template<typename T> void Derived<T>::set() { x = 2; }
float4 main() : SV_Target
{
    Derived<int> d;
    d.set();
    return d.x;
}
