// The interfaces of d3d12shader.h that IDxcUtils::CreateReflection hands out, as far as the client calls them: the header is
// not among DXC's own.
#pragma once

#include "dxcapi.h"
#include <cstddef>

struct ShaderDesc {
  UINT Version;
  LPCSTR Creator;
  UINT Flags, ConstantBuffers, BoundResources, InputParameters, OutputParameters;
  UINT InstructionCount, TempRegisterCount, TempArrayCount, DefCount, DclCount;
  UINT TextureNormalInstructions, TextureLoadInstructions, TextureCompInstructions, TextureBiasInstructions,
      TextureGradientInstructions;
  UINT FloatInstructionCount, IntInstructionCount, UintInstructionCount;
  UINT StaticFlowControlCount, DynamicFlowControlCount, MacroInstructionCount, ArrayInstructionCount, CutInstructionCount,
      EmitInstructionCount;
  UINT GSOutputTopology, GSMaxOutputVertexCount, InputPrimitive, PatchConstantParameters, cGSInstanceCount, cControlPoints,
      HSOutputPrimitive, HSPartitioning, TessellatorDomain;
  UINT cBarrierInstructions, cInterlockedInstructions, cTextureStoreInstructions;
};

// Where the fields lie in the public header (DirectX-Headers, d3d12shader.h), on 64 bits: a name for each field there, and the
// end of the structure.
static_assert(offsetof(ShaderDesc, Flags) == 16, "");
static_assert(offsetof(ShaderDesc, InstructionCount) == 36, "");
static_assert(offsetof(ShaderDesc, FloatInstructionCount) == 76, "");
static_assert(offsetof(ShaderDesc, CutInstructionCount) == 104, "");
static_assert(offsetof(ShaderDesc, GSOutputTopology) == 112, "");
static_assert(offsetof(ShaderDesc, PatchConstantParameters) == 124, "");
static_assert(offsetof(ShaderDesc, TessellatorDomain) == 144, "");
static_assert(offsetof(ShaderDesc, cTextureStoreInstructions) == 156 && sizeof(ShaderDesc) == 160, "");

struct BindDesc {
  LPCSTR Name;
  UINT Type, BindPoint, BindCount, uFlags, ReturnType, Dimension, NumSamples, Space, uID;
};

struct ParameterDesc {
  LPCSTR SemanticName;
  UINT SemanticIndex, Register, SystemValueType, ComponentType;
  BYTE Mask, ReadWriteMask;
  UINT Stream, MinPrecision;
};

struct BufferDesc {
  LPCSTR Name;
  UINT Type, Variables, Size, uFlags;
};

struct VariableDesc {
  LPCSTR Name;
  UINT StartOffset, Size, uFlags;
  void *DefaultValue;
  UINT StartTexture, TextureSize, StartSampler, SamplerSize;
};

struct TypeDesc {
  UINT Class, Type, Rows, Columns, Elements, Members, Offset;
  LPCSTR Name;
};

struct ReflectedType {
  virtual HRESULT GetDesc(TypeDesc *) = 0;
  virtual ReflectedType *GetMemberTypeByIndex(UINT) = 0;
  virtual ReflectedType *GetMemberTypeByName(LPCSTR) = 0;
  virtual LPCSTR GetMemberTypeName(UINT) = 0;
  virtual HRESULT IsEqual(ReflectedType *) = 0;
  virtual ReflectedType *GetSubType() = 0;
  virtual ReflectedType *GetBaseClass() = 0;
  virtual UINT GetNumInterfaces() = 0;
  virtual ReflectedType *GetInterfaceByIndex(UINT) = 0;
  virtual HRESULT IsOfType(ReflectedType *) = 0;
  virtual HRESULT ImplementsInterface(ReflectedType *) = 0;
};

struct ReflectedBuffer;

struct ReflectedVariable {
  virtual HRESULT GetDesc(VariableDesc *) = 0;
  virtual ReflectedType *GetType() = 0;
  virtual ReflectedBuffer *GetBuffer() = 0;
  virtual UINT GetInterfaceSlot(UINT) = 0;
};

struct ReflectedBuffer {
  virtual HRESULT GetDesc(BufferDesc *) = 0;
  virtual ReflectedVariable *GetVariableByIndex(UINT) = 0;
  virtual ReflectedVariable *GetVariableByName(LPCSTR) = 0;
};

static const GUID reflection_id = {0x5A58797D, 0xA72C, 0x478D, {0x8B, 0xA2, 0xEF, 0xC6, 0xB0, 0xEF, 0xE8, 0x8E}};

struct Reflection : IUnknown {
  virtual HRESULT GetDesc(ShaderDesc *) = 0;
  virtual ReflectedBuffer *GetConstantBufferByIndex(UINT) = 0;
  virtual ReflectedBuffer *GetConstantBufferByName(LPCSTR) = 0;
  virtual HRESULT GetResourceBindingDesc(UINT, BindDesc *) = 0;
  virtual HRESULT GetInputParameterDesc(UINT, ParameterDesc *) = 0;
  virtual HRESULT GetOutputParameterDesc(UINT, ParameterDesc *) = 0;
  virtual HRESULT GetPatchConstantParameterDesc(UINT, ParameterDesc *) = 0;
  virtual ReflectedVariable *GetVariableByName(LPCSTR) = 0;
  virtual HRESULT GetResourceBindingDescByName(LPCSTR, BindDesc *) = 0;
  virtual UINT GetMovInstructionCount() = 0;
  virtual UINT GetMovcInstructionCount() = 0;
  virtual UINT GetConversionInstructionCount() = 0;
  virtual UINT GetBitwiseInstructionCount() = 0;
  virtual UINT GetGSInputPrimitive() = 0;
  virtual BOOL IsSampleFrequencyShader() = 0;
  virtual UINT GetNumInterfaceSlots() = 0;
  virtual HRESULT GetMinFeatureLevel(UINT *) = 0;
  virtual UINT GetThreadGroupSize(UINT *, UINT *, UINT *) = 0;
  virtual UINT64 GetRequiresFlags() = 0;
};

// d3d12shader.h, of libraries.
struct LibraryDesc {
  LPCSTR Creator;
  UINT Flags, FunctionCount;
};

struct FunctionDesc {
  UINT Version;
  LPCSTR Creator;
  UINT Flags, ConstantBuffers, BoundResources;
  UINT InstructionCount, TempRegisterCount, TempArrayCount, DefCount, DclCount;
  UINT TextureNormalInstructions, TextureLoadInstructions, TextureCompInstructions, TextureBiasInstructions,
      TextureGradientInstructions;
  UINT FloatInstructionCount, IntInstructionCount, UintInstructionCount;
  UINT StaticFlowControlCount, DynamicFlowControlCount, MacroInstructionCount, ArrayInstructionCount, MovInstructionCount,
      MovcInstructionCount, ConversionInstructionCount, BitwiseInstructionCount;
  UINT MinFeatureLevel;
  UINT64 RequiredFeatureFlags;
  LPCSTR Name;
  INT FunctionParameterCount;
  BOOL HasReturn, Has10Level9VertexShader, Has10Level9PixelShader;
};

struct FunctionReflection {
  virtual HRESULT GetDesc(FunctionDesc *) = 0;
  virtual ReflectedBuffer *GetConstantBufferByIndex(UINT) = 0;
  virtual ReflectedBuffer *GetConstantBufferByName(LPCSTR) = 0;
  virtual HRESULT GetResourceBindingDesc(UINT, BindDesc *) = 0;
  virtual ReflectedVariable *GetVariableByName(LPCSTR) = 0;
  virtual HRESULT GetResourceBindingDescByName(LPCSTR, BindDesc *) = 0;
  virtual void *GetFunctionParameter(INT) = 0;
};

struct LibraryReflection : IUnknown {
  virtual HRESULT GetDesc(LibraryDesc *) = 0;
  virtual FunctionReflection *GetFunctionByIndex(INT) = 0;
};

static const GUID library_id = {0x8E349D19, 0x54DB, 0x4A56, {0x9D, 0xC9, 0x11, 0x9D, 0x87, 0xBD, 0xB8, 0x04}};
