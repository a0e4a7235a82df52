// Callable shaders by a number that the ray generation shader computes, each with the same structure.
// raygeneration: start
// callable: twice
// callable: square
// callable: lengthen
// model: 6.3
// dispatch: 3
// bind u0: structured float4[3] zero
// expect u0 within 1e-5: 2 4 6 1   1 4 9 2   1 2 3 17

struct Task
{
    float3 numbers;
    uint at;
    float extra[2];
};

RWStructuredBuffer<float4> results : register(u0);

[shader("raygeneration")]
void start()
{
    uint at = DispatchRaysIndex().x;
    Task task = { float3(1, 2, 3), at, { 1, 2 } };
    CallShader(at, task);
    results[at] = float4(task.numbers, task.extra[at & 1]);
}

[shader("callable")]
void twice(inout Task task)
{
    task.numbers *= 2;
}

[shader("callable")]
void square(inout Task task)
{
    task.numbers *= task.numbers;
}

[shader("callable")]
void lengthen(inout Task task)
{
    task.extra[0] = dot(task.numbers, task.numbers) + task.at + 1;
}
