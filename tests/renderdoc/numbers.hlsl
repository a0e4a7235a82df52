// Reals, signed integers, vectors, an array in memory, branches and a parameter that comes out.
// compute: main
// bind t0: structured float4[2] 1 2 3 4 0.5 0.25 -1 2
// bind u0: structured float[4] zero
// expect u0: 2.5 -3 4.5 0

StructuredBuffer<float4> input : register(t0);
RWStructuredBuffer<float> output : register(u0);

void halve(inout float number, out int steps)
{
    steps = 0; //@ number 10
    while (number > 3) //@ 3 times; steps 0 -1 -2; number 10 5 2.5
    {
        number *= 0.5; //@ number 10 5; steps 0 -1
        steps -= 1; //@ number 5 2.5; steps 0 -1
    }
}

[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    float4 first = input[id.x];
    float4 second = input[id.x + 1]; //@ first.x 1; first.y 2; first.z 3; first.w 4
    float total = dot(first, 1); //@ second.x 0.5; second.z -1
    int steps;
    halve(total, steps);
    if (second.z < 0)
        steps--; //@ steps -2; total 2.5
    float table[2] = { first.x, second.x + 4 };
    output[0] = total; //@ steps -3; total 2.5
    output[1] = steps;
    output[2] = table[id.x + 1];
}
