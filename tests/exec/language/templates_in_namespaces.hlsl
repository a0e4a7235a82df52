// Templates that a library has in namespaces: what is found out from arguments where the template has another name or another scope than the
// caller's, through aliases too; member templates whose arguments are values, on objects and by name, overloaded, and defined outside.
// compute: main
// args: -HV 2021
// bind u0: structured uint[14] zero
// expect u0: 1 2 3 104 5 6 7 12 9 20 11 12 33 14

RWStructuredBuffer<uint> result : register(u0);

namespace first { template<typename T> struct Box { T held; }; }
namespace second {
    template<typename T> struct Box { T kept; };
    template<typename T> T open(Box<T> b) { return b.kept; }
}
// Told apart by the scope that the pattern names.
template<typename T> T look(first::Box<T> b) { return b.held; }
template<typename T> T look(second::Box<T> b) { return b.kept + 100; }

namespace sizes {
    enum Kind { Small, Large = 4 };
    template<typename T, uint n, Kind kind> struct Sized { T held; };
    template<typename T, uint n> using LargeOne = Sized<T, n, Large>;
    template<typename T> using Pair = LargeOne<T, 2>;
    // The namespace by its own name, from inside.
    template<typename T, sizes::Kind kind> T scaled(Sized<T, 3, kind> s) { return s.held * kind; }
    template<typename T, uint n> uint count(LargeOne<T, n> s) { return n; }
    template<typename T> T both(Pair<T> s) { return s.held; }
    template<typename T> using Three = vector<T, 3>;
    template<typename T> T last(Three<T> v) { return v.z; }
}

template<typename T> struct Machine {
    T held;
    template<uint n> T times() { return held * n; }
    template<sizes::Kind kind> static uint of() { return kind; }
    // Overloads of which one is defined outside.
    template<uint n, sizes::Kind kind, class U> T sum(U a);
    template<sizes::Kind kind, class U> T sum(U a) { return sum<1, kind>(a); }
};
template<typename T> template<uint n, sizes::Kind kind, class U> T Machine<T>::sum(U a) { return held + n * kind + a; }

[numthreads(1, 1, 1)]
void main() {
    first::Box<uint> a = { 1 };
    second::Box<uint> b = { 2 };
    result[0] = look(a);
    result[1] = second::open(b);
    first::Box<first::Box<uint> > c = { a };
    c.held.held = 3;
    result[2] = look(look(c));
    b.kept = 4;
    result[3] = look(b);
    sizes::LargeOne<uint, 5> d = { 6 };
    result[4] = sizes::count(d);
    sizes::Pair<uint> e = { 6 };
    result[5] = sizes::both(e);
    result[6] = sizes::last(uint3(1, 2, 7));
    sizes::Sized<uint, 3, sizes::Large> f = { 3 };
    result[7] = sizes::scaled(f);
    using Count = Machine<uint>;
    Count m;
    m.held = 3;
    result[8] = m.times<3>();
    m.held = 5;
    result[9] = m.times<sizes::Large>();
    m.held = 7;
    result[10] = m.sum<sizes::Large>(0u);
    result[11] = Count::of<sizes::Large>() * 3;
    m.held = 21;
    result[12] = m.sum<3, sizes::Large>(0u);
    m.held = 14;
    const bool less = m.held < sizes::Large && sizes::Large > (m.held);
    result[13] = m.held + less;
}
