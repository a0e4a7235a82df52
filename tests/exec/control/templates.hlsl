// Template functions and structs, and operators of one's own types.
// compute: main
// args: -HV 2021
// bind u0: structured float[4] zero
// expect u0: 7 3 5 9

RWStructuredBuffer<float> r : register(u0);

template<typename T>
T largest(T a, T b)
{
    return a > b ? a : b;
}

template<typename T>
struct Pair
{
    T first, second;
    T sum() { return first + second; }
};

struct Complex
{
    float re, im;
    Complex operator+(Complex other)
    {
        Complex sum = { re + other.re, im + other.im };
        return sum;
    }
};

[numthreads(1, 1, 1)]
void main()
{
    r[0] = largest<float>(7, 2);
    Pair<int> pair = { 1, 2 };
    r[1] = pair.sum();
    Complex a = { 1, 2 }, b = { 4, 7 };
    Complex c = a + b;
    r[2] = c.re;
    r[3] = c.im;
}
