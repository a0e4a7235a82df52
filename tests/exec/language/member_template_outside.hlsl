// Templates among the members of a template, defined outside of it under other names, and of a conversion called by name.
// compute: main
// bind t0: structured int[4] 17 5 -7 2
// bind u0: structured int[4] zero
// expect u0: 20 12 17 34

StructuredBuffer<int> a : register(t0);
RWStructuredBuffer<int> r : register(u0);

template<typename T> struct Box
{
    T x;
    template<typename U> U plus(U u);
    template<int N> T times();
};
template<typename A> template<typename B> B Box<A>::plus(B u) { A own = x; return (B)own + u; }
template<typename A> template<int M> A Box<A>::times() { return x * M; }

struct Held
{
    int x;
    operator int() { return x; }
    Held operator+(Held other) { Held sum = { x + other.x }; return sum; }
};

[numthreads(1, 1, 1)]
void main()
{
    Box<int> box = { a[0] };
    Box<float> other = { 5.5 };
    r[0] = box.plus(3);
    r[1] = (int)other.plus(1.5f) + a[1];
    Held held = { a[0] };
    r[2] = held.operator int();
    r[3] = held.operator+(held).operator int();
}
