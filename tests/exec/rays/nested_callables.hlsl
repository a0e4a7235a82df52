// A callable shader calls others, with what it was given and with a structure of its own.
// raygeneration: start
// callable: outer
// callable: inner
// callable: other
// model: 6.3
// bind u0: structured float4[1] zero
// expect u0: 16 105 0 0

struct Number
{
    float value;
    float left;
};
struct Other
{
    uint2 pair;
};

RWStructuredBuffer<float4> results : register(u0);

[shader("raygeneration")]
void start()
{
    Number number = { 3, 100 };
    CallShader(0, number);
    results[0] = float4(number.value, number.left, 0, 0);
}

[shader("callable")]
void outer(inout Number number)
{
    number.value += 1;
    CallShader(1, number);
    Other other = { uint2(2, 3) };
    CallShader(2, other);
    number.value *= 2;
    number.left += other.pair.x;
}

[shader("callable")]
void inner(inout Number number)
{
    number.value *= 2;
}

[shader("callable")]
void other(inout Other other)
{
    other.pair.x += other.pair.y;
}
