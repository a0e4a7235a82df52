// -T ps_6_0 -E main => refused
template<typename T> struct Base { T x; };
template<typename T> struct Derived : Base<T>
{
    T get() { return x; } //~ 22: error: use of undeclared identifier 'x'
};
float4 main() : SV_Target { return 1; }
