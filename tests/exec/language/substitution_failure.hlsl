// A template whose signature asks a record for a type that it does not have is no candidate: which of several is called follows from
// properties of the types.
// compute: main
// args: -HV 2021
// bind u0: structured uint[6] zero
// expect u0: 1 2 3 4 5 6

RWStructuredBuffer<uint> result : register(u0);

template<bool condition, typename T> struct enable_if {};
template<typename T> struct enable_if<true, T> { using type = T; };

template<typename T> struct is_float { static const bool value = false; };
template<> struct is_float<float> { static const bool value = true; };

template<typename T> typename enable_if<is_float<T>::value, uint>::type kind(T) { return 1; }
template<typename T> typename enable_if<!is_float<T>::value, uint>::type kind(T) { return 2; }

// In a parameter.
template<typename T> uint by_parameter(T a, typename enable_if<is_float<T>::value, T>::type b) { return 3; }
template<typename T> uint by_parameter(T a, int b) { return b; }

// With values for arguments.
template<uint n> typename enable_if<(n < 4), uint>::type small() { return 5; }
template<uint n> typename enable_if<(n >= 4), uint>::type small() { return n; }


[numthreads(1, 1, 1)]
void main() {
    result[0] = kind(1.5f);
    result[1] = kind(7u);
    result[2] = by_parameter(1.0f, 2.0f);
    result[3] = by_parameter(1u, 4);
    result[4] = small<2>();
    result[5] = small<6>();
}
