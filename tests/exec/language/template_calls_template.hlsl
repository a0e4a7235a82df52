// Templates that use instances of others with arguments that do not depend on their own; what nobody calls is not looked into.
// compute: main
// bind t0: structured int[4] 3 5 7 11
// bind u0: structured int[5] zero
// expect u0: 23 28 21 46 1

StructuredBuffer<int> a : register(t0);
RWStructuredBuffer<int> r : register(u0);

template<typename T> struct Box
{
    T held;
    struct Half { T of; T twice() { return of * 2; } };
    T get() { return held + 1; }
    Half cut() { Half h; h.of = held; return h; }
    T broken() { return held.nothing; }
};

template<typename T> T plus(T x) { return x + 10; }
template<typename T> T broken(T x) { return x.nothing; }

template<typename T> T called(T x) { return plus(10) + x; }
template<typename T> T boxed(T x)
{
    Box<int> b;
    b.held = 4;
    return b.get() + x + plus(x) + b.cut().twice() - 6;
}
template<typename T> struct User
{
    Box<uint> boxes[2];
    T run(T x) { boxes[1].held = 6; return boxes[1].get() + plus(4u) + x - 7; }
};
template<typename T> T never(T x) { Box<int> b; return broken(3) + b.broken() + x; }

// Declared, called, and defined afterwards, by other names.
template<typename T, int N> T late(T x, int by = 2);
template<typename T> T through(T x) { return late<int, 3>(4, 6) + late<T, 2>(x); }
template<typename U, int M> U late(U value, int factor) { return value * M + factor; }

[numthreads(1, 1, 1)]
void main()
{
    User<int> user;
    r[0] = called(a[0]);
    r[1] = boxed(a[0]) + a[1];
    r[2] = user.run(a[2]);
    r[3] = through(a[3]) + late<int, 1>(2);
    r[4] = 1;
}
