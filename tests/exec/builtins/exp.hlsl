// exp, lane by lane and folded.
// compute: main
// bind t0: structured float[8] 0.0 0.5 -0.5 1.0 -1.0 2.0 -2.0 3.0
// bind u0: structured float[9] zero
// expect u0 within 1e-4: 1.0 1.6487212181091309 0.6065306663513184 2.7182817459106445 0.3678794503211975 7.389056205749512 0.1353352814912796 20.08553695678711 2.7182817459106445

StructuredBuffer<float> a : register(t0);
RWStructuredBuffer<float> r : register(u0);

[numthreads(8, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    r[id] = exp(a[id]);
    if (id == 0)
        r[8] = exp(float(1.0));
}
