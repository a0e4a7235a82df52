// What the namespace `vk` has, and the objects that only Vulkan knows. Sampled textures are with the textures.

class VkFunction<string name, list<Overload> overloads, Lowering how>
    : Builtin<Vk, name, overloads, how>;
defvar Address = In<"addr", Slot<u64_t>>;
defvar Alignment = In<"alignment", Uint>;
def : VkFunction<"VkRawBufferLoad", [
  Overload<FunctionType, [Address], [readonly, vulkan]>,
  Overload<FunctionType, [Address, Alignment], [readonly, vulkan]>
], Custom<"RawBufferLoad">>;
def : VkFunction<"VkRawBufferStore", [
  Overload<Void, [Address, In<"value", Slot<void_t, "", OfFunction, 0>>], [vulkan]>,
  Overload<Void, [Address, In<"value", Slot<void_t, "", OfFunction, 0>>, Alignment], [vulkan]>
], Custom<"RawBufferStore">>;
def : VkFunction<"VkReadClock", [Overload<Slot<u64_t>, [In<"scope", Uint>], [vulkan]>], Custom<"ReadClock">>;

class ExecutionMode<string name, Lowering how>
    : VkFunction<name, [
        Overload<Void, [In<"mode", Uint>, VariadicArgs<"...", Slot<void_t, "", OfArguments, 0>>], [vulkan]>
      ], how>;
def : ExecutionMode<"Vkext_execution_mode", Custom<"ExecutionMode">>;
def : ExecutionMode<"Vkext_execution_mode_id", Custom<"ExecutionModeId">>;

class PointerCast<string name>
    : VkFunction<name, [
        Overload<Slot<void_t, "", OfFunctionSecond>, [In<"ptr", Slot<VkBufferPointer_t>>], [vulkan]>
      ], Unsupported>;
def : PointerCast<"Vkreinterpret_pointer_cast">;
def : PointerCast<"Vkstatic_pointer_cast">;
def : Method<BufferPointer, "GetBufferContents", [Overload<ObjectElement, [], [readonly]>], Unsupported>;

def : Method<VkSubpassInput, "SubpassLoad", [Overload<ObjectElement, [], [vulkan]>],
             Custom<"SubpassLoad">>;
def : Method<VkSubpassInputMS, "SubpassLoad", [Overload<ObjectElement, [In<"sample", Int>], [vulkan]>],
             Custom<"SubpassLoad">>;
