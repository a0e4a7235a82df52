// The built-in functions and methods of HLSL: the one place that says what each is.
//
// `cargo xtask codegen` makes the overload tables of trefoil-hlsl from here. A line is a built-in, or a family of
// methods that several objects have; search for the name in quotes.

include "HLSLBase.td"

// Where built-ins are looked up.
def Global : HLSLNamespace<"Intrinsics", "", "Global">;
def Vk : HLSLNamespace<"VkIntrinsics", "Vk", "Vk">;
def BufferPointer : HLSLNamespace<"BufferPointerMethods", "BufferPointer", "BufferPointer">;
def Stream : HLSLNamespace<"StreamMethods", "Stream", "Stream">;
def Texture1D : HLSLNamespace<"Texture1DMethods", "Texture", "Texture1D">;
def Texture1DArray : HLSLNamespace<"Texture1DArrayMethods", "Texture", "Texture1DArray">;
def Texture2D : HLSLNamespace<"Texture2DMethods", "Texture", "Texture2D">;
def Texture2DMS : HLSLNamespace<"Texture2DMSMethods", "Texture", "Texture2DMS">;
def Texture2DArray : HLSLNamespace<"Texture2DArrayMethods", "Texture", "Texture2DArray">;
def Texture2DArrayMS : HLSLNamespace<"Texture2DArrayMSMethods", "Texture", "Texture2DArrayMS">;
def Texture3D : HLSLNamespace<"Texture3DMethods", "Texture", "Texture3D">;
def TextureCUBE : HLSLNamespace<"TextureCUBEMethods", "Texture", "TextureCUBE">;
def TextureCUBEArray : HLSLNamespace<"TextureCUBEArrayMethods", "Texture", "TextureCUBEArray">;
def Buffer : HLSLNamespace<"BufferMethods", "Buffer", "Buffer">;
def RWTexture1D : HLSLNamespace<"RWTexture1DMethods", "Texture", "RWTexture1D">;
def RWTexture1DArray : HLSLNamespace<"RWTexture1DArrayMethods", "Texture", "RWTexture1DArray">;
def RWTexture2D : HLSLNamespace<"RWTexture2DMethods", "Texture", "RWTexture2D">;
def RWTexture2DArray : HLSLNamespace<"RWTexture2DArrayMethods", "Texture", "RWTexture2DArray">;
def RWTexture2DMS : HLSLNamespace<"RWTexture2DMSMethods", "Texture", "RWTexture2DMS">;
def RWTexture2DMSArray : HLSLNamespace<"RWTexture2DMSArrayMethods", "Texture", "RWTexture2DMSArray">;
def RWTexture3D : HLSLNamespace<"RWTexture3DMethods", "Texture", "RWTexture3D">;
def RWBuffer : HLSLNamespace<"RWBufferMethods", "Buffer", "RWBuffer">;
def ByteAddressBuffer : HLSLNamespace<"ByteAddressBufferMethods", "ByteAddress", "ByteAddressBuffer">;
def RWByteAddressBuffer : HLSLNamespace<"RWByteAddressBufferMethods", "ByteAddress", "RWByteAddressBuffer">;
def StructuredBuffer : HLSLNamespace<"StructuredBufferMethods", "Structured", "StructuredBuffer">;
def RWStructuredBuffer : HLSLNamespace<"RWStructuredBufferMethods", "Structured", "RWStructuredBuffer">;
def AppendStructuredBuffer : HLSLNamespace<"AppendStructuredBufferMethods", "Structured", "AppendStructuredBuffer">;
def ConsumeStructuredBuffer : HLSLNamespace<"ConsumeStructuredBufferMethods", "Structured", "ConsumeStructuredBuffer">;
def FeedbackTexture2D : HLSLNamespace<"FeedbackTexture2DMethods", "Feedback", "FeedbackTexture2D">;
def FeedbackTexture2DArray : HLSLNamespace<"FeedbackTexture2DArrayMethods", "Feedback", "FeedbackTexture2DArray">;
def RayQuery : HLSLNamespace<"RayQueryMethods", "RayQuery", "RayQuery">;
def DxHitObject : HLSLNamespace<"DxHitObjectMethods", "HitObject", "DxHitObject">;
def Dx : HLSLNamespace<"DxIntrinsics", "Dx", "Dx">;
def EmptyNodeInput : HLSLNamespace<"EmptyNodeInputMethods", "Node", "EmptyNodeInput">;
def RWDispatchNodeInputRecord : HLSLNamespace<"RWDispatchNodeInputRecordMethods", "Node", "RWDispatchNodeInputRecord">;
def GroupNodeInputRecords : HLSLNamespace<"GroupNodeInputRecordsMethods", "Node", "GroupNodeInputRecords">;
def NodeOutput : HLSLNamespace<"NodeOutputMethods", "Node", "NodeOutput">;
def EmptyNodeOutput : HLSLNamespace<"EmptyNodeOutputMethods", "Node", "EmptyNodeOutput">;
def GroupOrThreadNodeOutputRecords : HLSLNamespace<"GroupOrThreadNodeOutputRecordsMethods", "Node", "GroupOrThreadNodeOutputRecords">;
def VkSubpassInput : HLSLNamespace<"VkSubpassInputMethods", "SubpassInput", "VkSubpassInput">;
def VkSubpassInputMS : HLSLNamespace<"VkSubpassInputMSMethods", "SubpassInput", "VkSubpassInputMS">;
def VkSampledTexture1D : HLSLNamespace<"VkSampledTexture1DMethods", "SampledTexture", "VkSampledTexture1D">;
def VkSampledTexture1DArray : HLSLNamespace<"VkSampledTexture1DArrayMethods", "SampledTexture", "VkSampledTexture1DArray">;
def VkSampledTexture2D : HLSLNamespace<"VkSampledTexture2DMethods", "SampledTexture", "VkSampledTexture2D">;
def VkSampledTexture2DArray : HLSLNamespace<"VkSampledTexture2DArrayMethods", "SampledTexture", "VkSampledTexture2DArray">;
def VkSampledTexture2DMS : HLSLNamespace<"VkSampledTexture2DMSMethods", "SampledTexture", "VkSampledTexture2DMS">;
def VkSampledTexture2DMSArray : HLSLNamespace<"VkSampledTexture2DMSArrayMethods", "SampledTexture", "VkSampledTexture2DMSArray">;
def VkSampledTexture3D : HLSLNamespace<"VkSampledTexture3DMethods", "SampledTexture", "VkSampledTexture3D">;
def VkSampledTextureCUBE : HLSLNamespace<"VkSampledTextureCUBEMethods", "SampledTexture", "VkSampledTextureCUBE">;
def VkSampledTextureCUBEArray : HLSLNamespace<"VkSampledTextureCUBEArrayMethods", "SampledTexture", "VkSampledTextureCUBEArray">;

include "hlsl/Forms.td"

// Functions.
include "hlsl/Math.td"
include "hlsl/Vector.td"
include "hlsl/Bits.td"
include "hlsl/Wave.td"
include "hlsl/Stages.td"

// Functions and methods.
include "hlsl/Atomics.td"
include "hlsl/Textures.td"
include "hlsl/Buffers.td"
include "hlsl/RayTracing.td"
include "hlsl/Nodes.td"
include "hlsl/LinAlg.td"
include "hlsl/Vulkan.td"
