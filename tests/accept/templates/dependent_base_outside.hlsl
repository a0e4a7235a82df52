// -T ps_6_0 -E main => refused
template<typename T> struct Base { T x; };
template<typename T> struct Derived : Base<T> { void set(); };
template<typename T> void Derived<T>::set() { x = 2; } //~ 47: error: use of undeclared identifier 'x'
float4 main() : SV_Target
{
    Derived<int> d;
    d.set();
    return d.x;
}
