// tanh, lane by lane and folded.
// compute: main
// bind t0: structured float[8] 0.0 0.5 -0.5 1.0 -1.0 2.0 -2.0 3.0
// bind u0: structured float[9] zero
// expect u0 within 1e-3: 0.0 0.46211716532707214 -0.46211716532707214 0.7615941762924194 -0.7615941762924194 0.9640275835990906 -0.9640275835990906 0.9950547814369202 0.7615941762924194

StructuredBuffer<float> a : register(t0);
RWStructuredBuffer<float> r : register(u0);

[numthreads(8, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    r[id] = tanh(a[id]);
    if (id == 0)
        r[8] = tanh(float(1.0));
}
