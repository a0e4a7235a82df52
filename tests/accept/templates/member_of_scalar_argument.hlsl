// -T cs_6_0 -E main -HV 2021 => refused
template<typename T> struct W { typename T::type v; }; //~ 42: error: type 'int' cannot be used prior to '::' because it has no members
RWStructuredBuffer<int> o;
[numthreads(1, 1, 1)] void main() {
    W<int> w; o[0] = 1;
}
