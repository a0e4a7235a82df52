// -T cs_6_0 -E main -HV 2021 => dxil spirv
template <typename T, typename U = typename T::type> struct S { using type = T; typename T::type member; };
struct Q { using type = float; };
template <int N> struct R { typename Q::type member; };
typename Q::type f(typename Q::type b) { return b; } //~ 1: warning: 'typename' occurs outside of a template [-Wc++11-extensions] //~ 20: warning: 'typename' occurs outside of a template [-Wc++11-extensions]
template <> struct R<3> { typename Q::type k; };
[numthreads(1, 1, 1)] void main() { typename Q::type e = f(1); } //~ 37: warning: 'typename' occurs outside of a template [-Wc++11-extensions]
