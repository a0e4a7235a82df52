// -T cs_6_0 -E main -HV 2021 => refused
template<typename T> static const int v = 1;
template<> static const int v<2> = 2; //~ 31: error: template argument for template type parameter must be a type
[numthreads(1, 1, 1)] void main() { }
