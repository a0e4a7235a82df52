// -T cs_6_0 -E main -HV 2021 => refused
struct O {
    float operator[](int p) { return p; }
    float operator+(int p) { return p; }
};
RWStructuredBuffer<float> r;
[numthreads(1, 1, 1)] void main() {
    O o;
    int1 one = 1;
    int2 two = 1;
    r[0] = o[one] + (o + two);
    r[1] = o[two]; //~ 13: error: no viable overloaded operator[] for type 'O'
}
