// -T ps_6_0 -E main => refused
template<typename T> struct Derived : T
{
    int get(T y) { return of(y); } //~ 27: error: use of undeclared identifier 'of'
};
struct Base { int of(Base x) { return 1; } };
float4 main() : SV_Target
{
    Derived<Base> d;
    Base b;
    return d.get(b);
}
