// tan, lane by lane and folded.
// compute: main
// bind t0: structured float[8] 0.0 0.5 -0.5 1.0 -1.0 0.25 0.75 1.25
// bind u0: structured float[9] zero
// expect u0 within 2e-3: 0.0 0.5463024973869324 -0.5463024973869324 1.5574077367782593 -1.5574077367782593 0.25534191727638245 0.9315964579582214 3.0095696449279785 1.5574077367782593

StructuredBuffer<float> a : register(t0);
RWStructuredBuffer<float> r : register(u0);

[numthreads(8, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    r[id] = tan(a[id]);
    if (id == 0)
        r[8] = tan(float(1.0));
}
