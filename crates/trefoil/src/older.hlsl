// Samplers that are textures too, as Direct3D 9 has them: a structure of a sampler and one texture of each dimension, of which those
// that are sampled stay.
struct __Combined
{
    Texture1D __combined_t1D;
    Texture2D __combined_t2D;
    Texture3D __combined_t3D;
    TextureCube __combined_tCUBE;
    SamplerState __combined_s;
};
typedef __Combined sampler1D;
typedef __Combined sampler2D;
typedef __Combined sampler3D;
typedef __Combined samplerCUBE;

float4 tex1D(__Combined s, float at) { return s.__combined_t1D.Sample(s.__combined_s, at); }
float4 tex1D(__Combined s, float at, float dx, float dy) { return s.__combined_t1D.SampleGrad(s.__combined_s, at, dx, dy); }
float4 tex1Dgrad(__Combined s, float at, float dx, float dy) { return s.__combined_t1D.SampleGrad(s.__combined_s, at, dx, dy); }
float4 tex1Dlod(__Combined s, float4 at) { return s.__combined_t1D.SampleLevel(s.__combined_s, at.x, at.w); }
float4 tex1Dbias(__Combined s, float4 at) { return s.__combined_t1D.SampleBias(s.__combined_s, at.x, at.w); }
float4 tex1Dproj(__Combined s, float4 at) { return s.__combined_t1D.Sample(s.__combined_s, at.x / at.w); }

float4 tex2D(__Combined s, float2 at) { return s.__combined_t2D.Sample(s.__combined_s, at); }
float4 tex2D(__Combined s, float2 at, float2 dx, float2 dy) { return s.__combined_t2D.SampleGrad(s.__combined_s, at, dx, dy); }
float4 tex2Dgrad(__Combined s, float2 at, float2 dx, float2 dy) { return s.__combined_t2D.SampleGrad(s.__combined_s, at, dx, dy); }
float4 tex2Dlod(__Combined s, float4 at) { return s.__combined_t2D.SampleLevel(s.__combined_s, at.xy, at.w); }
float4 tex2Dbias(__Combined s, float4 at) { return s.__combined_t2D.SampleBias(s.__combined_s, at.xy, at.w); }
float4 tex2Dproj(__Combined s, float4 at) { return s.__combined_t2D.Sample(s.__combined_s, at.xy / at.w); }

float4 tex3D(__Combined s, float3 at) { return s.__combined_t3D.Sample(s.__combined_s, at); }
float4 tex3D(__Combined s, float3 at, float3 dx, float3 dy) { return s.__combined_t3D.SampleGrad(s.__combined_s, at, dx, dy); }
float4 tex3Dgrad(__Combined s, float3 at, float3 dx, float3 dy) { return s.__combined_t3D.SampleGrad(s.__combined_s, at, dx, dy); }
float4 tex3Dlod(__Combined s, float4 at) { return s.__combined_t3D.SampleLevel(s.__combined_s, at.xyz, at.w); }
float4 tex3Dbias(__Combined s, float4 at) { return s.__combined_t3D.SampleBias(s.__combined_s, at.xyz, at.w); }
float4 tex3Dproj(__Combined s, float4 at) { return s.__combined_t3D.Sample(s.__combined_s, at.xyz / at.w); }

float4 texCUBE(__Combined s, float3 at) { return s.__combined_tCUBE.Sample(s.__combined_s, at); }
float4 texCUBE(__Combined s, float3 at, float3 dx, float3 dy) { return s.__combined_tCUBE.SampleGrad(s.__combined_s, at, dx, dy); }
float4 texCUBEgrad(__Combined s, float3 at, float3 dx, float3 dy) { return s.__combined_tCUBE.SampleGrad(s.__combined_s, at, dx, dy); }
float4 texCUBElod(__Combined s, float4 at) { return s.__combined_tCUBE.SampleLevel(s.__combined_s, at.xyz, at.w); }
float4 texCUBEbias(__Combined s, float4 at) { return s.__combined_tCUBE.SampleBias(s.__combined_s, at.xyz, at.w); }
float4 texCUBEproj(__Combined s, float4 at) { return s.__combined_tCUBE.Sample(s.__combined_s, at.xyz / at.w); }
