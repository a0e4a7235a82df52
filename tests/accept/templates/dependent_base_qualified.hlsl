// -T ps_6_0 -E main => dxil spirv
template<typename T> struct Base { T x; T of(T a) { return a; } };
template<typename T> struct Derived : Base<T>
{
    T y;
    T get() { return this.x + this.of(1) + Base<T>::of(2) + Base<T>::x + y; }
    Derived plus(Derived o)
    {
        Derived r;
        r.x = this.x + o.x;
        r.y = y;
        return r;
    }
    static Derived make(T v)
    {
        Derived d;
        d.x = v;
        d.y = v;
        return d;
    }
};
float4 main() : SV_Target
{
    Derived<int> d = Derived<int>::make(1);
    return d.plus(d).get();
}
