// -T cs_6_0 -E main => dxil
cbuffer C { row_major float2x3 m[3][2]; };
RWStructuredBuffer<float> o;
float f(float2x3 y[3][2], inout float2x3 z[2]) { z[1]=y[1][0]; return y[2][1]._m12; }
[numthreads(1,1,1)] void main(uint3 i : SV_DispatchThreadID) { float2x3 x[3][2] = m; float2x3 q[3][2]; q = m; row_major float2x3 w[2] = q[1]; o[0]=x[1][1]._m01+q[i.x][0]._m12+f(m,w)+w[1]._m00;  }
