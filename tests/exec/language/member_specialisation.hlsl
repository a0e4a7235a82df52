// One member of a record template specialised; a method that calls it, and a member that is a template itself.
// compute: main
// bind t0: structured int[4] 17 5 -7 2
// bind u0: structured int[4] zero
// expect u0: 18 170 40 9

StructuredBuffer<int> a : register(t0);
RWStructuredBuffer<int> r : register(u0);

template<typename T> struct S
{
    T v;
    int get() { return int(v) + 1; }
    int twice() { return 2 * get(); }
    template<typename U> int add(U u) { return int(v) + int(u); }
};
template<> int S<int>::get() { return v * 10; }
template<> template<> int S<int>::add<int>(int u) { return v - u + 6; }

[numthreads(1, 1, 1)]
void main()
{
    S<float> f;
    f.v = float(a[0]);
    S<int> i;
    i.v = a[0];
    r[0] = f.get();
    r[1] = i.get();
    i.v = a[3];
    r[2] = i.twice();
    i.v = a[1];
    r[3] = i.add(a[3]);
}
