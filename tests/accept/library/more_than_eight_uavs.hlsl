// -T lib_6_6 => dxil spirv
// Each function has few, the library nine: that is a feature of the library, and of none of its functions.
RWBuffer<float> a : register(u0), b : register(u1), c : register(u2), d : register(u3), e : register(u4);
RWBuffer<float> rest[4] : register(u5);

[shader("raygeneration")]
void first() { a[0] = b[0] = c[0] = d[0] = e[0] = 1; }

[shader("raygeneration")]
void second() { rest[DispatchRaysIndex().x][0] = 2; }
